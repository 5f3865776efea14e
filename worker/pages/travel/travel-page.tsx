import { ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked, travelFields } from '../../ui/tracked.ts'
import { BookingBar } from './booking-bar.tsx'
import { CoordinatorCard } from './coordinator-card.tsx'
import { Departures } from './departures.tsx'
import { DestinationFacts } from './destination-facts.tsx'
import { Gallery } from './gallery.tsx'
import { Included } from './included.tsx'
import { Itinerary } from './itinerary.tsx'
import { PriceCard } from './price-card.tsx'
import { RelatedTravels } from './related-travels.tsx'
import { TravelFacts } from './travel-facts.tsx'
import { TravelFaqs } from './travel-faqs.tsx'
import { TravelHeader } from './travel-header.tsx'
import type { TravelModel } from './travel-model.ts'
import { TravelReviews } from './travel-reviews.tsx'

/** The trip page (spec section 2): what it is, what it costs, when it leaves. */
export const TravelPage = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { travel } = model
  return (
    <article className="travel" data-trip="" {...tracked(travelFields(travel))}>
      <Gallery
        lead={travel.thumbnailImage}
        photos={model.morePhotos}
        title={travel.title}
        total={model.photos.length}
        hasVideo={travel.video !== null}
      />
      <div className="container travel-columns">
        <TravelHeader travel={travel} />
        <PriceCard model={model} />
        <div className="travel-story">
          <TravelFacts travel={travel} />
          <div className="travel-about">
            <p className="travel-lede">{travel.summary}</p>
            <p>{travel.description}</p>
            <ButtonLink variant="quiet" href={modalHref(site, 'travel-description')} rel="nofollow">
              {site.t('modals.descriptionOpen')}
            </ButtonLink>
          </div>
          {travel.coordinator !== null && <CoordinatorCard coordinator={travel.coordinator} />}
          <Itinerary travel={travel} />
          <Included travel={travel} />
        </div>
      </div>
      <Departures model={model} />
      <TravelFaqs groups={model.faqs} />
      <DestinationFacts model={model} />
      <TravelReviews travel={travel} />
      <RelatedTravels travels={travel.related} />
      <BookingBar model={model} />
    </article>
  )
}
