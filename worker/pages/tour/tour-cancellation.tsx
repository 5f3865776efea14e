import { staticPath } from '../../../markets/links.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { amountIn } from '../../ui/numbers.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { datedText } from '../travel/departure-terms.tsx'
import type { TourModel } from './tour-model.ts'

/** Costs of cancelling a booking made today. */
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
        <Line cost={t('tour.cancelFree')} until={freeUntil} isFree />
        {tour.options.flexibleCancellation !== null && !choices.flexibleCancellation && (
          <Line cost={t('tour.line-flexible-cancellation')} until={flexibleUntil} isFree />
        )}
        {cancellation
          .filter(({ kind }) => kind !== 'free')
          .map(({ kind, until, percent, cost }) => (
            <Line
              key={until}
              cost={t(kind === 'flexible' ? 'tour.cancelOption' : fee, { percent, amount: amountIn(site, cost) })}
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

/** @param until last day of this cost; null when it is past */
const Line = ({ cost, until, isFree }: { cost: string; until: IsoDate | null; isFree: boolean }) => {
  const site = useRenderContext()
  return (
    <div data-open={isFree && until !== null}>
      <dt>{cost}</dt>
      <dd>{until === null ? site.t('tour.cancelOver') : datedText(site, 'tour.cancelUntil', until)}</dd>
    </div>
  )
}
