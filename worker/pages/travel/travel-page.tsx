import { ButtonLink } from '../../ui/button.tsx'
import { Carousel, cardSizes } from '../../ui/carousel.tsx'
import { modalHref } from '../../ui/modal-href.ts'
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
      <article className="travel" data-trip="" {...tracked(travelFields(travel))}>
        <Gallery model={model} />
        <div className="container travel-columns">
          <TravelHeader travel={travel} />
          <LaterStyles />
          <PriceCard model={model} />
          <div className="travel-story">
            <TravelFacts travel={travel} />
            <div className="travel-about">
              <p className="travel-lede">{travel.summary}</p>
              <p>{travel.description}</p>
              <ButtonLink variant="quiet" href={modalHref(site, 'travel-description')} rel="nofollow">
                {t('modals.descriptionOpen')}
              </ButtonLink>
            </div>
            {travel.coordinator !== null && (
              <CoordinatorCard coordinator={travel.coordinator} tours={[...model.bookable, ...model.upcoming]} />
            )}
            <Itinerary travel={travel} />
            <Included travel={travel} />
          </div>
        </div>
        <Departures model={model} />
        <TravelFaqs groups={model.faqs} />
        <DestinationFacts model={model} />
        <TravelReviews model={model} />
        {travel.related.length > 0 && (
          <Section id="related" title={t('travel.related')} subtitle={null}>
            <Carousel label={t('travel.related')}>
              {travel.related.map((each) => (
                <TravelCard key={each.id} travel={each} sizes={cardSizes(travel.related.length)} />
              ))}
            </Carousel>
          </Section>
        )}
        <BookingBar model={model} />
      </article>
    </RenderContextProvider>
  )
}
