import { formatNumber } from '../../../markets/format-number.ts'
import type { ItineraryDay } from '../../../shared/contracts/travel.ts'
import { formatList } from '../../ui/format-list.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { dayText } from './day-text.ts'

type ItineraryDaysProps = {
  days: readonly ItineraryDay[]
  /** Days with a sentence. */
  explained: ReadonlySet<ItineraryDay>
  level: 'h3' | 'h4'
  /** "Amman – Petra", on the day of the way there. */
  way: string | null
}

export const ItineraryDays = ({ days, explained, level, way }: ItineraryDaysProps) => {
  const { t } = useRenderContext()
  const Heading = level
  if (days.length === 0) return null
  return (
    <ol className="days">
      {days.map((day) => {
        const text = explained.has(day) ? dayText(day) : null
        const title = (day.transport && way) ?? (day.happening && t(`itinerary.day-${day.happening}`))
        return (
          <li key={day.day}>
            <Heading className="day-head">
              <span className="tabular">{t('travel.day', { from: day.day })}</span>
              {title !== null && ` · ${title}`}
            </Heading>
            {text !== null && <p>{t(text)}</p>}
            <DayFacts day={day} />
          </li>
        )
      })}
    </ol>
  )
}

const DayFacts = ({ day: { transport, bed, meals, effort, freeTime, groupFund } }: { day: ItineraryDay }) => {
  const { t, market } = useRenderContext()
  const list = (names: readonly string[]) => formatList(market.locale, names)
  return (
    <p className="day-facts tabular">
      {transport !== null && (
        <span className={transport.mode === 'plane' ? 'i-plane' : 'i-arrow-right'}>
          {t('itinerary.by', {
            mode: t(`itinerary.by-${transport.mode}`),
            time:
              transport.minutes < 60
                ? `${transport.minutes}\u00a0min`
                : `${formatNumber(market, transport.minutes / 60, transport.minutes % 60 === 0 ? 0 : 1)}\u00a0h`,
          })}
        </span>
      )}
      {bed !== null && <span className="i-bed">{t(`itinerary.bed-${bed}`)}</span>}
      {meals.length > 0 && (
        <span className="i-check">
          {t('itinerary.meals', { meals: list(meals.map((meal) => t(`itinerary.meal-${meal}`))) })}
        </span>
      )}
      {effort !== null && <span className="i-mood-nature">{t('itinerary.effort', { effort })}</span>}
      {freeTime !== null && <span className="i-clock">{t(`itinerary.free-${freeTime}`)}</span>}
      {groupFund.length > 0 && (
        <span className="i-people">
          {t('itinerary.fund', { costs: list(groupFund.map((cost) => t(`itinerary.fund-${cost}`))) })}
        </span>
      )}
    </p>
  )
}
