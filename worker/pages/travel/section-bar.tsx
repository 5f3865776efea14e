import { useRenderContext } from '../../ui/render-context.tsx'
import { DEPARTURES_ID } from './departure-filter.ts'
import { REVIEWS_ID } from './review-slider.tsx'
import type { TravelModel } from './travel-model.ts'

export const OVERVIEW_ID = 'overview'

/** Links to the parts of the page in their order; a script marks the one in view (client/trip/mark-section.ts). */
export const SectionBar = ({ model: { travel, faqs } }: { model: TravelModel }) => {
  const { t } = useRenderContext()
  const { itinerary, included, notIncluded, coordinator, rating } = travel
  const sections = [
    { id: OVERVIEW_ID, label: t('travel.overview'), isShown: true },
    { id: 'itinerary', label: t('travel.itinerary'), isShown: itinerary.length > 0 },
    { id: DEPARTURES_ID, label: t('travel.departures'), isShown: true },
    { id: 'included', label: t('travel.included'), isShown: included.length + notIncluded.length > 0 },
    { id: 'leader', label: t('travel.coordinator'), isShown: coordinator !== null },
    { id: REVIEWS_ID, label: t('travel.reviewsLink'), isShown: rating !== null && rating.count > 0 },
    { id: 'faqs-title', label: t('travel.faqs'), isShown: faqs.length > 0 },
  ]
  return (
    <nav className="section-bar" aria-label={t('travel.sections')}>
      <ul className="container">
        {sections.flatMap(({ id, label, isShown }) =>
          isShown
            ? [
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>,
              ]
            : [],
        )}
      </ul>
    </nav>
  )
}
