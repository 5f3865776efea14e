import { html } from 'hono/html'
import { formatDate } from '../../../markets/format-date.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatMoney } from '../../../shared/money/format-money.ts'
import type { BookingWords } from './booking-words.ts'

/** What the booking desk says of a departure (spec section 1: paid in EUR or GBP), and the form that books, if any. */
export function bookingMain(tour: Tour, words: BookingWords, form: unknown) {
  const day = (date: string) => formatDate(date, words.pattern, words.locale)
  const { deposit } = tour
  return html`<p class="eyebrow">${words.eyebrow}</p>
<h1>${tour.travel.title}</h1>
<p class="lead">${tour.travel.destinationLabel}</p>
<dl>
${row(words.dates, `${day(tour.startingDate)} – ${day(tour.endingDate)}`, words.days(tour.travel.numberOfDays))}
${row(words.price, money(tour.price), tour.discounted ? html`${words.basePrice} <del>${money(tour.basePrice)}</del>` : '')}
${row(words.seats, seats(tour, words))}
${deposit ? row(words.deposit, money(deposit.amount), words.until(day(deposit.cutOffDate))) : ''}
${row(words.balance, day(tour.balanceDueDate))}
${row(words.code, tour.code)}
</dl>
<p class="note">${words.demo}</p>
<p class="small">${words.payment}</p>
${form}`
}

/**
 * Pretends a booking.
 * @param fields `booking`: its id, made with the page: sent twice, it is one booking; `attribution`: what came along
 * from the storefront; `market`: whose words are read
 */
export const bookingForm = (tourId: string, fields: Record<string, string>, words: BookingWords) =>
  html`<form method="post" action="/booking/${encodeURIComponent(tourId)}/complete">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button type="submit">${words.book}</button></form>`

export const bookedMain = ({ eyebrow, booked, bookedText }: BookingWords) =>
  html`<p class="eyebrow">${eyebrow}</p><h1>${booked}</h1><p class="lead">${bookedText}</p>`

export const missingMain = ({ eyebrow, missingTitle, missing }: BookingWords) =>
  html`<p class="eyebrow">${eyebrow}</p><h1>${missingTitle}</h1><p class="lead">${missing}</p>`

/** `aside` says more of the value in smaller words. */
const row = (name: string, value: string, aside: unknown = '') =>
  html`<div><dt>${name}</dt><dd>${value}${aside === '' ? '' : html`<span>${aside}</span>`}</dd></div>`

const money = ({ EUR, GBP }: Prices): string => `${formatMoney(EUR, 'EUR')} / ${formatMoney(GBP, 'GBP')}`

function seats({ salesStatus, freeSeats, seatsToConfirm }: Tour, words: BookingWords): string {
  if (salesStatus === 'SOLD_OUT' || salesStatus === 'WAITING_LIST') return words.statuses[salesStatus]
  return seatsToConfirm > 0 ? words.seatsToConfirm(seatsToConfirm) : words.seatsFree(freeSeats)
}
