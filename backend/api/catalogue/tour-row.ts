import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { AgeBadge, SalesStatus, Tour } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { coordinatorPortrait } from '../images/chosen-pictures.ts'
import type { Site } from '../site.ts'
import { flightPriceIn, type PriceColumns, pricesIn } from '../sql/fragment.ts'
import { cardPicture } from './travel-pictures.ts'

/** Columns of a departure card; aliases as joined in cards.ts. */
export const TOUR_COLUMNS = `t.id, t.code, t.starting_date, t.ending_date, t.status, t.free_seats, t.seats_to_confirm,
  t.age_badge, t.no_sharing, t.base_eur, t.base_gbp, t.base_usd, t.price_eur, t.price_gbp, t.price_usd, t.discount,
  t.deposit_eur, t.deposit_gbp, t.deposit_usd, t.promo_code, t.promo_expires_on, t.flights_eur, t.flights_gbp,
  t.flights_usd, t.coordinator_id, t.wishlisted_count, t.travel_id, t.days, x.slug,
  x.title, x.destination_label,
  t.language AS group_language, c.slug AS coordinator_slug, c.name AS coordinator_name`

export type TourRow = PriceColumns<'base' | 'price' | 'deposit'> &
  PriceColumns<'flights', number | null> & {
    id: string
    code: string
    starting_date: string
    ending_date: string
    status: SalesStatus
    free_seats: number
    seats_to_confirm: number
    age_badge: AgeBadge
    no_sharing: number
    discount: number
    promo_code: string | null
    promo_expires_on: string | null
    coordinator_id: string | null
    wishlisted_count: number
    travel_id: string
    days: number
    slug: string
    title: string
    destination_label: string
    coordinator_slug: string | null
    coordinator_name: string | null
    group_language: string
  }

/** @param nth of the cards of the same travel in a list, from 0 */
export const tourOf = (
  row: TourRow,
  site: Pick<Site, 'imagesBase' | 'today' | 'market' | 'chosenPictures'>,
  nth = 0,
): Tour => ({
  id: row.id,
  code: row.code,
  startingDate: row.starting_date,
  endingDate: row.ending_date,
  basePrice: pricesIn(row, 'base'),
  price: pricesIn(row, 'price'),
  salesStatus: row.status,
  freeSeats: row.free_seats,
  seatsToConfirm: row.seats_to_confirm,
  ageBadge: row.age_badge,
  discounted: row.discount > 0,
  isNoSharingRoomAvailable: row.no_sharing === 1,
  wishlistedToursCount: row.wishlisted_count,
  ...payment(row, site),
  promo: promo(row, site.today),
  flights: flights(row),
  coordinator: coordinator(row, site),
  groupLanguage: row.group_language,
  travel: {
    id: row.travel_id,
    slug: row.slug,
    title: row.title,
    destinationLabel: row.destination_label,
    numberOfDays: row.days,
    thumbnailImage: cardPicture(site, row.travel_id, `${row.title}, ${row.destination_label}`, nth),
  },
})

/** From the balance due date on (spec section 1) there is no deposit and all is due today. */
const payment = (
  row: TourRow,
  { today, market }: Pick<Site, 'today' | 'market'>,
): Pick<Tour, 'deposit' | 'balanceDueDate'> => {
  const balanceDueDate = addDays(row.starting_date, -bookingRulesOn(today, market).balanceDueDays)
  if (today >= balanceDueDate) return { deposit: null, balanceDueDate: today }
  return { deposit: { amount: pricesIn(row, 'deposit'), cutOffDate: addDays(balanceDueDate, -1) }, balanceDueDate }
}

const promo = ({ promo_code, promo_expires_on }: TourRow, today: string): Tour['promo'] =>
  promo_code && promo_expires_on && promo_expires_on >= today ? { code: promo_code, expiresOn: promo_expires_on } : null

const flights = (row: TourRow): Tour['flights'] => {
  const minimumPrice = flightPriceIn(row)
  return minimumPrice && { minimumPrice }
}

const coordinator = (
  row: TourRow,
  site: Pick<Site, 'imagesBase' | 'market' | 'chosenPictures'>,
): Tour['coordinator'] =>
  row.coordinator_id && row.coordinator_slug && row.coordinator_name
    ? {
        id: row.coordinator_id,
        slug: row.coordinator_slug,
        name: row.coordinator_name,
        picture: coordinatorPortrait(site, row.coordinator_slug, row.coordinator_name),
      }
    : null
