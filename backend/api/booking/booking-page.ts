import { html } from 'hono/html'
import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { codeNames } from '../../../markets/code-names.ts'
import { formatDate } from '../../../markets/format-date.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { markets } from '../../../markets/registry.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { formatMoney } from '../../../shared/money/format-money.ts'
import type { TrueTotal } from '../../../shared/tours/true-total.ts'
import { apiTranslators } from '../translate.ts'

export type BookedTour = {
  tour: Tour
  market: MarketId
  today: IsoDate
  /** In the market's currency, with the options that were chosen. */
  total: TrueTotal
  /** Minutes for which a place of a sold-out departure is held; null without one. */
  heldMinutes: number | null
}

export const bookingMain = ({ tour, market, today, total, heldMinutes }: BookedTour, form: unknown) => {
  const t = apiTranslators[market]
  const { deposit } = tour
  const held = heldMinutes !== null
  const freeUntil = addDays(tour.startingDate, -bookingRulesOn(today, market).freeCancellationDays)
  return html`<div class="desk">
<div class="trip">${picture(tour)}<div><p class="eyebrow">${t('booking.eyebrow')} · ${tour.travel.destinationLabel}</p>
<h1>${tour.travel.title}</h1></div></div>
<section class="facts"><dl>
${tripRows(tour, market)}
${held ? '' : row(t('booking.seats'), seats(tour, market))}
${row(t('booking.code'), tour.code)}
</dl></section>
<section class="costs"><h2>${t('booking.costs')}</h2>
<dl>${totalRows(tour, market, total)}</dl>
${held ? html`<p><strong>${t('booking.held', { count: heldMinutes })}</strong></p>` : ''}
${form}
${freeUntil >= today ? html`<p class="free">${t('booking.freeUntil', { day: dayIn(market, freeUntil) })}</p>` : ''}
<p class="small">${t(held ? 'booking.demoHeld' : 'booking.demo')}</p></section>
<section class="schedule"><h2>${t('booking.schedule')}</h2>
<dl>${total.payments.map(({ on, kind, amount }) => row(on === today ? t('booking.today') : dayIn(market, on), money(market, amount), t(`booking.pay-${kind}`)))}</dl>
${deposit ? html`<p class="small">${t('booking.deposit', { day: dayIn(market, deposit.cutOffDate) })}</p>` : ''}
<p class="small">${t('booking.payment')}</p></section>
</div>`
}

export const bookedMain = ({ tour, market, total, heldMinutes }: BookedTour) => {
  const t = apiTranslators[market]
  const text = t(heldMinutes === null ? 'booking.bookedText' : 'booking.bookedHeldText')
  return html`${statementMain(market, t('booking.booked'), text)}
<h2>${tour.travel.title}</h2>
<dl>
${tripRows(tour, market)}
${totalRows(tour, market, total)}
${row(t('booking.code'), tour.code)}
</dl>`
}

const picture = ({ travel }: Tour) => {
  const { desktop } = travel.thumbnailImage
  const { width, height } = desktop.size
  return html`<img class="picture" src="${imageUrl(desktop, PICTURE_WIDTH)}" width="${width}" height="${height}" alt="${desktop.altText}">`
}

/** In pixels. */
const PICTURE_WIDTH = 960

const tripRows = (tour: Tour, market: MarketId) => {
  const t = apiTranslators[market]
  const dates = formatDateRange((day, pattern) => dayIn(market, day, pattern), tour.startingDate, tour.endingDate)
  return html`${row(t('booking.dates'), dates, t('booking.days', { days: tour.travel.numberOfDays }))}
${tour.groupLanguage === null ? '' : row(t('booking.groupLanguage'), codeNames(markets[market]).language(tour.groupLanguage))}`
}

/** The lines of the total as on the page of the departure, the price of a reduced one with the price before. */
const totalRows = ({ discounted, basePrice }: Tour, market: MarketId, { lines, total, toPay }: TrueTotal) => {
  const t = apiTranslators[market]
  const before = basePrice[markets[market].currency]
  const aside = (kind: TrueTotal['lines'][number]['kind']) =>
    kind === 'price' && discounted ? html`${t('booking.basePrice')} <del>${money(market, before)}</del>` : ''
  return html`${lines.map(({ kind, amount }) => row(t(`booking.line-${kind}`), money(market, amount), aside(kind)))}
${row(t('booking.total'), money(market, total), toPay < total ? t('booking.toPay', { amount: money(market, toPay) }) : '')}`
}

const dayIn = (market: MarketId, date: string, pattern: keyof Market['dateFormats'] = 'long'): string =>
  formatDate(date, markets[market].dateFormats[pattern], markets[market].locale)

export const bookingForm = (tourId: string, fields: Record<string, string>, market: MarketId) =>
  html`<form method="post" action="/booking/${encodeURIComponent(tourId)}/complete">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button type="submit">${apiTranslators[market]('booking.book')}</button></form>`

export const statementMain = (market: MarketId, title: string, text: string) =>
  html`<p class="eyebrow">${apiTranslators[market]('booking.eyebrow')}</p><h1>${title}</h1><p class="lead">${text}</p>`

const row = (name: string, value: string, aside: unknown = '') =>
  html`<div><dt>${name}</dt><dd>${value}${aside === '' ? '' : html`<span>${aside}</span>`}</dd></div>`

const money = (market: MarketId, cents: number): string => {
  const { currency, numberFormats } = markets[market]
  return formatMoney(cents, currency, numberFormats[currency])
}

const seats = ({ salesStatus, freeSeats, seatsToConfirm }: Tour, market: MarketId): string => {
  const t = apiTranslators[market]
  if (salesStatus === 'SOLD_OUT' || salesStatus === 'WAITING_LIST') return t(`booking.status-${salesStatus}`)
  return seatsToConfirm > 0
    ? t('booking.seatsToConfirm', { count: seatsToConfirm })
    : t('booking.seatsFree', { count: freeSeats })
}
