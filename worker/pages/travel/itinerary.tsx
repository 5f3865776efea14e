import { itineraryPath } from '../../../markets/links.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

export const Stages = ({ stages, level = 'h3' }: { stages: TravelDetail['itinerary']; level?: 'h2' | 'h3' }) => {
  const { t } = useRenderContext()
  const Heading = level
  return (
    <ol className="stages">
      {stages.map(({ fromDay, toDay, place, title, text, picture }) => (
        <li key={fromDay}>
          <p className="stage-days tabular">
            {fromDay === toDay ? t('travel.day', { from: fromDay }) : t('travel.days', { from: fromDay, to: toDay })}
            <span className="stage-place">{place}</span>
          </p>
          <Heading className="stage-title">{title}</Heading>
          <p>{text}</p>
          {picture !== null && <Photo image={picture} sizes="(min-width: 640px) 26rem, 86vw" />}
        </li>
      ))}
    </ol>
  )
}

/** The itinerary on the trip page, with a link to its printable page. */
export const Itinerary = ({ travel }: { travel: TravelDetail }) => {
  const { t, market } = useRenderContext()
  if (travel.itinerary.length === 0) return null
  return (
    <section className="travel-part" aria-labelledby="itinerary">
      <h2 id="itinerary">{t('travel.itinerary')}</h2>
      <Stages stages={travel.itinerary} />
      <ButtonLink variant="quiet" href={itineraryPath(market, travel.slug)}>
        {t('tour.itineraryOpen')}
      </ButtonLink>
    </section>
  )
}
