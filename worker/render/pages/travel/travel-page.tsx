import type { TravelModel } from '../../../routes/travel/travel-model.ts'
import { modalHref } from '../../modals/modal-href.ts'
import { useSite } from '../../site.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { BookingBar } from './booking-bar.tsx'
import { CoordinatorCard } from './coordinator-card.tsx'
import { Departures } from './departures.tsx'
import { Gallery } from './gallery.tsx'
import { Included } from './included.tsx'
import { Itinerary } from './itinerary.tsx'
import { PriceCard } from './price-card.tsx'
import { RelatedTravels } from './related-travels.tsx'
import { TravelFacts } from './travel-facts.tsx'
import { TravelFaqs } from './travel-faqs.tsx'
import { TravelHeader } from './travel-header.tsx'
import { TravelReviews } from './travel-reviews.tsx'

/** The trip page (spec section 2): what it is, what it costs, when it leaves. */
export const TravelPage = ({ model }: { model: TravelModel }) => {
  const site = useSite()
  const { travel } = model
  return (
    <article className="travel">
      <Gallery
        lead={travel.thumbnailImage}
        photos={model.morePhotos}
        title={travel.title}
        total={model.photos.length}
        hasVideo={travel.video !== null}
      />
      <div className="container travel-columns">
        <div className="travel-story">
          <TravelHeader travel={travel} />
          <TravelFacts travel={travel} />
          <div className="travel-about">
            <p className="travel-lede">{travel.summary}</p>
            <p>{travel.description}</p>
            <ButtonLink variant="quiet" href={modalHref(site, 'travel-description')} rel="nofollow">
              {site.t('modals.descriptionOpen')}
            </ButtonLink>
          </div>
          {travel.coordinator !== null && <CoordinatorCard coordinator={travel.coordinator} />}
          <Itinerary stages={travel.itinerary} />
          <Included travel={travel} />
        </div>
        <PriceCard model={model} />
      </div>
      <Departures model={model} />
      <TravelFaqs groups={model.faqs} />
      <TravelReviews travel={travel} />
      <RelatedTravels travels={travel.related} />
      <BookingBar model={model} />
    </article>
  )
}
