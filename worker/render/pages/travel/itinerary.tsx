import type { TravelDetail } from '../../../../shared/contracts/travel.ts'
import { useSite } from '../../site.tsx'

/** The stages of the trip as stops along a line. */
export const Itinerary = ({ stages }: { stages: TravelDetail['itinerary'] }) => {
  const { t } = useSite()
  if (stages.length === 0) return null
  return (
    <section className="travel-part" aria-labelledby="itinerary">
      <h2 id="itinerary">{t('travel.itinerary')}</h2>
      <ol className="stages">
        {stages.map(({ fromDay, toDay, place, title, text }) => (
          <li key={fromDay}>
            <p className="stage-days tabular">
              {fromDay === toDay ? t('travel.day', { from: fromDay }) : t('travel.days', { from: fromDay, to: toDay })}
              <span className="stage-place">{place}</span>
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
