import { ButtonLink } from '../../ui/button.tsx'
import { Carousel, cardSizes } from '../../ui/carousel.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { MoodList } from '../../ui/mood-list.tsx'
import { RenderContextProvider, useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { LaterStyles } from '../../ui/slots.ts'
import { tracked, travelFields } from '../../ui/tracked.ts'
import { TravelCard } from '../../ui/travel-card.tsx'
import { CoordinatorCard } from './coordinator-card.tsx'
import { departureQuery } from './departure-filter.ts'
import { Departures } from './departures.tsx'
import { Gallery } from './gallery.tsx'
import { Included } from './included.tsx'
import { Itinerary } from './itinerary.tsx'
import { BookingBar, PriceCard } from './price-card.tsx'
import { OVERVIEW_ID, SectionBar } from './section-bar.tsx'
import { DestinationFacts, TravelFacts } from './travel-facts.tsx'
import { TravelFaqs } from './travel-faqs.tsx'
import { TravelHeader } from './travel-header.tsx'
import type { TravelModel } from './travel-model.ts'
import { TravelReviews } from './travel-reviews.tsx'

/** The trip page (spec section 2). */
export const TravelPage = ({ model }: { model: TravelModel }) => {
  const page = useRenderContext()
  const { travel, filter } = model
  const query = departureQuery(filter)
  // Its modals close to the same departures.
  const site = query === '' ? page : { ...page, modalPath: `${page.path}?${query}` }
  const { t } = site
  return (
    <RenderContextProvider value={site}>
      <article className="travel travel-grid" data-trip="" {...tracked(travelFields(travel))}>
        <TravelHeader model={model} />
        <Gallery model={model} />
        <div className="price-column">
          <PriceCard model={model} />
        </div>
        <LaterStyles />
        <SectionBar model={model} />
        <div className="travel-story">
          <div id={OVERVIEW_ID} className="travel-about">
            <p className="travel-lede">{travel.summary}</p>
            <p className="travel-text">{travel.description}</p>
            {travel.moods.length > 0 && <MoodList moods={travel.moods} />}
            <ButtonLink variant="quiet" href={modalHref(site, 'travel-description')} rel="nofollow">
              {t('modals.descriptionOpen')}
            </ButtonLink>
          </div>
          <TravelFacts travel={travel} />
          <Itinerary travel={travel} />
        </div>
        <div className="travel-below">
          <Departures model={model} />
          <div className="container travel-more">
            <Included travel={travel} />
            {travel.coordinator !== null && (
              <CoordinatorCard coordinator={travel.coordinator} tours={[...model.bookable, ...model.upcoming]} />
            )}
          </div>
          <TravelReviews model={model} />
          <TravelFaqs groups={model.faqs} />
          <DestinationFacts model={model} />
          {travel.related.length > 0 && (
            <Section id="related" title={t('travel.related')} subtitle={null}>
              <Carousel label={t('travel.related')}>
                {travel.related.map((each) => (
                  <TravelCard key={each.id} travel={each} sizes={cardSizes(travel.related.length)} />
                ))}
              </Carousel>
            </Section>
          )}
        </div>
        <BookingBar model={model} />
      </article>
    </RenderContextProvider>
  )
}
