import { itineraryPath } from '../../../markets/links.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { explainedDays } from './day-text.ts'
import { ItineraryDays } from './itinerary-days.tsx'

export const stageId = (index: number): string => `stage-${index + 1}`

type StagesProps = {
  stages: TravelDetail['itinerary']
  /** Stages with a heading open on request. */
  isFolded?: boolean
}

export const Stages = ({ stages, isFolded = false }: StagesProps) => {
  const { t } = useRenderContext()
  const Heading = isFolded ? 'h3' : 'h2'
  const explained = explainedDays(isFolded ? [] : stages.flatMap(({ days }) => days))
  return (
    <ol className="stages">
      {stages.map(({ fromDay, toDay, place, title, text, picture, days }, index) => {
        const before = stages[index - 1]?.place ?? place
        const way = before === place ? null : `${before} – ${place}`
        const head = (
          <>
            <span className="stage-days tabular">
              {fromDay === toDay ? t('travel.day', { from: fromDay }) : t('travel.days', { from: fromDay, to: toDay })}
              <span className="stage-place">{place}</span>
            </span>
            <Heading className="stage-title">{title}</Heading>
          </>
        )
        const body = (
          <div className="stage-body">
            <p>{text}</p>
            {picture !== null && <Photo image={picture} sizes="(min-width: 640px) 26rem, 86vw" />}
            <ItineraryDays days={days} explained={explained} level={isFolded ? 'h4' : 'h3'} way={way} />
          </div>
        )
        return (
          <li key={fromDay} {...(!isFolded && { id: stageId(index) })}>
            {isFolded ? (
              <details>
                <summary className="stage-head">
                  {head}
                  <Icon name="chevron-down" className="menu-chevron" />
                </summary>
                {body}
              </details>
            ) : (
              <>
                <div className="stage-head">{head}</div>
                {body}
              </>
            )}
          </li>
        )
      })}
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
      <Stages stages={travel.itinerary} isFolded />
      <ButtonLink variant="quiet" href={itineraryPath(market, travel.slug)}>
        {t('tour.itineraryOpen')}
      </ButtonLink>
    </section>
  )
}
