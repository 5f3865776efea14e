import { html } from 'hono/html'
import { codeNames } from '../../../markets/code-names.ts'
import { formatDate } from '../../../markets/format-date.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { formatMoney } from '../../../shared/money/format-money.ts'
import { pricesBy } from '../catalogue/prices.ts'
import { apiTranslators } from '../translate.ts'

/** With the options that were chosen. */
type ChosenTour = Tour & Pick<TourDetail, 'options'>

export const bookingMain = (tour: ChosenTour, market: MarketId, form: unknown) => {
  const t = apiTranslators[market]
  const { deposit } = tour
  return html`${picture(tour)}<p class="eyebrow">${t('booking.eyebrow')}</p>
<h1>${tour.travel.title}</h1>
<p class="lead">${tour.travel.destinationLabel}</p>
<dl>
${tripRows(tour, market)}
${row(t('booking.seats'), seats(tour, market))}
${deposit ? row(t('booking.deposit'), money(market, deposit.amount), t('booking.until', { day: dayIn(market, deposit.cutOffDate) })) : ''}
${row(t('booking.balance'), dayIn(market, tour.balanceDueDate))}
${row(t('booking.code'), tour.code)}
</dl>
<p class="note">${t('booking.demo')}</p>
<p class="small">${t('booking.payment')}</p>
${form}`
}

export const bookedMain = (tour: ChosenTour, market: MarketId) => {
  const t = apiTranslators[market]
  return html`${statementMain(market, t('booking.booked'), t('booking.bookedText'))}
<h2>${tour.travel.title}</h2>
<dl>
${tripRows(tour, market)}
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

const tripRows = (tour: ChosenTour, market: MarketId) => {
  const t = apiTranslators[market]
  const { options } = tour
  const chosen = OPTIONS.flatMap((name) => options[name] ?? [])
  const dates = `${dayIn(market, tour.startingDate)} – ${dayIn(market, tour.endingDate)}`
  return html`${row(t('booking.dates'), dates, t('booking.days', { days: tour.travel.numberOfDays }))}
${tour.groupLanguage === null ? '' : row(t('booking.groupLanguage'), codeNames(markets[market]).language(tour.groupLanguage))}
${row(t('booking.price'), money(market, tour.price), tour.discounted ? html`${t('booking.basePrice')} <del>${money(market, tour.basePrice)}</del>` : '')}
${OPTIONS.map((name) => (options[name] === null ? '' : row(t(`booking.${name}`), money(market, options[name]))))}
${chosen.length === 0 ? '' : row(t('booking.total'), money(market, sumOf([tour.price, ...chosen])))}`
}

const dayIn = (market: MarketId, date: string): string =>
  formatDate(date, markets[market].dateFormats.long, markets[market].locale)

export const bookingForm = (tourId: string, fields: Record<string, string>, market: MarketId) =>
  html`<form method="post" action="/booking/${encodeURIComponent(tourId)}/complete">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button type="submit">${apiTranslators[market]('booking.book')}</button></form>`

export const statementMain = (market: MarketId, title: string, text: string) =>
  html`<p class="eyebrow">${apiTranslators[market]('booking.eyebrow')}</p><h1>${title}</h1><p class="lead">${text}</p>`

const row = (name: string, value: string, aside: unknown = '') =>
  html`<div><dt>${name}</dt><dd>${value}${aside === '' ? '' : html`<span>${aside}</span>`}</dd></div>`

const OPTIONS = ['privateRoom', 'flexibleCancellation'] as const

const sumOf = (prices: readonly Prices[]): Prices =>
  pricesBy((currency) => prices.reduce((sum, each) => sum + each[currency], 0))

const money = (market: MarketId, prices: Prices): string => {
  const { currency, numberFormats } = markets[market]
  return formatMoney(prices[currency], currency, numberFormats[currency])
}

const seats = ({ salesStatus, freeSeats, seatsToConfirm }: Tour, market: MarketId): string => {
  const t = apiTranslators[market]
  if (salesStatus === 'SOLD_OUT' || salesStatus === 'WAITING_LIST') return t(`booking.status-${salesStatus}`)
  return seatsToConfirm > 0
    ? t('booking.seatsToConfirm', { count: seatsToConfirm })
    : t('booking.seatsFree', { count: freeSeats })
}
