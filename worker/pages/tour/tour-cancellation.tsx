import { staticPath } from '../../../markets/links.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { amountIn } from '../../ui/numbers.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { datedText } from '../travel/dated-text.ts'
import type { TourModel } from './tour-model.ts'

/** What cancelling this departure costs until when, by the rules in force for a booking made today. */
export const TourCancellation = ({ model }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t, market } = site
  const { departure, tour, cancellation, choices, total } = model
  if (total === null) return null
  const { freeUntil, flexibleUntil } = departure.cancellation
  const fee = choices.flexibleCancellation ? 'tour.cancelFeeOption' : 'tour.cancelFee'
  const policy = staticPath(market, 'legal-cancellation-policy')
  return (
    <section className="travel-part" aria-labelledby="cancellation">
      <h2 id="cancellation">{t('travel.cancellation')}</h2>
      <dl className="cancellation tabular">
        <Line what={t('tour.cancelFree')} until={freeUntil} isFree />
        {tour.options.flexibleCancellation !== null && !choices.flexibleCancellation && (
          <Line what={t('tour.line-flexible-cancellation')} until={flexibleUntil} isFree />
        )}
        {cancellation
          .filter(({ kind }) => kind !== 'free')
          .map(({ kind, until, percent, cost }) => (
            <Line
              key={until}
              what={t(kind === 'flexible' ? 'tour.cancelOption' : fee, { percent, amount: amountIn(site, cost) })}
              until={until}
              isFree={kind === 'flexible'}
            />
          ))}
      </dl>
      <p>
        {t('tour.cancelNote')} {policy !== null && <a href={policy}>{t('tour.cancelPolicy')}</a>}
      </p>
    </section>
  )
}

/** What it costs, and the last day on which it costs no more; null when that is past. */
const Line = ({ what, until, isFree }: { what: string; until: IsoDate | null; isFree: boolean }) => {
  const site = useRenderContext()
  const { t, date } = site
  return (
    <div data-open={isFree && until !== null}>
      <dt>{what}</dt>
      <dd>
        {until === null ? t('tour.cancelOver') : datedText(site)('tour.cancelUntil', { date: date(until, 'short') })}
      </dd>
    </div>
  )
}
