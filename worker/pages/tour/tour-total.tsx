import { staticPath } from '../../../markets/links.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { datedText, useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { depositText } from '../travel/departure-terms.tsx'
import type { TourModel } from './tour-model.ts'
import { optionsQuery } from './tour-query.ts'

/** Total price, options and payment schedule. */
export const TourTotal = ({ model }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t, date, today, currency, market } = site
  const { total, tour, choices, departure, isPriceApproximate } = model
  if (total === null) return null
  const file = new URLSearchParams({ travel: tour.travel.slug, tour: tour.code.toLowerCase() })
  const promo = departure.offer === 'book' ? departure.promo : null
  return (
    <section className="travel-part" aria-labelledby="total">
      <h2 id="total">{t('tour.total')}</h2>
      <p>{t('tour.totalText')}</p>
      {isPriceApproximate && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
      <p className="visually-hidden" id="total-status" role="status" />
      <div className="total" data-priced="">
        <dl className="total-lines tabular">
          {total.lines.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>{t(`tour.line-${kind}`)}</dt>
              <dd>{amountIn(site, amount)}</dd>
            </div>
          ))}
          <div className="total-sum">
            <dt>{t('tour.totalSum')}</dt>
            <dd>{amountIn(site, total.total)}</dd>
          </div>
        </dl>
        {total.toPay < total.total && (
          <p className="total-note tabular">{t('tour.toPay', { amount: amountIn(site, total.toPay) })}</p>
        )}
        {promo !== null && (
          <p className="total-note">{datedText(site, 'travel.promo', promo.expiresOn, { code: promo.code })}</p>
        )}
        <Options model={model} />
        <h3>{t('tour.schedule')}</h3>
        <ol className="payments tabular">
          {total.payments.map(({ on, kind, amount }) => (
            <li key={keyOf(on, kind)}>
              {on === today && departure.offer === 'on-request' ? (
                <span>{t('tour.onceAccepted')}</span>
              ) : (
                <time dateTime={on}>{on === today ? t('tour.today') : date(on, 'short')}</time>
              )}
              <span>{t(`tour.pay-${kind}`)}</span>
              <strong>{amountIn(site, amount)}</strong>
            </li>
          ))}
        </ol>
        {departure.deposit !== null && <p className="total-note tabular">{depositText(site, departure.deposit)}</p>}
        {market.taxCodeMandatory && <p className="total-note">{t('tour.taxCode')}</p>}
        <ButtonLink
          variant="secondary"
          size="small"
          icon="calendar"
          href={`/api/departure.ics?${file}&${optionsQuery(choices)}`.replace(/&$/, '')}
          rel="nofollow"
          track={tracked('calendar_file')}
        >
          {t('tour.calendarFile')}
        </ButtonLink>
      </div>
    </section>
  )
}

const Options = ({ model: { tour, choices } }: { model: TourModel }) => {
  const { t, money, path } = useRenderContext()
  const { privateRoom, flexibleCancellation } = tour.options
  if (privateRoom === null && flexibleCancellation === null) return null
  return (
    <form
      className="total-options"
      action={`${path}#total`}
      // The URL holds the choices: on Back the browser must not restore others.
      autoComplete="off"
      {...tracked('total_options')}
    >
      <fieldset>
        <legend>{t('tour.options')}</legend>
        {privateRoom !== null && (
          <Checkbox name="room" value="private" defaultChecked={choices.privateRoom}>
            {t('tour.line-private-room')} <b>{t('tour.optionPrice', { amount: money(privateRoom) })}</b>
          </Checkbox>
        )}
        {flexibleCancellation !== null && (
          <Checkbox name="flexible" value="1" defaultChecked={choices.flexibleCancellation}>
            {t('tour.line-flexible-cancellation')}{' '}
            <b>{t('tour.optionPrice', { amount: money(flexibleCancellation) })}</b>
          </Checkbox>
        )}
      </fieldset>
      {choices.from !== null && <input type="hidden" name="from" value={choices.from} />}
      {choices.stops !== null && <input type="hidden" name="stops" value={choices.stops} />}
      <Button variant="secondary" size="small">
        {t('tour.update')}
      </Button>
    </form>
  )
}

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
    <section className="travel-part" data-priced="" aria-labelledby="cancellation">
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
