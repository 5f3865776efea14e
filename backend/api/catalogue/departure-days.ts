import { departureDays } from '../../../shared/calendar/departure-days.ts'
import type { DepartureDay } from '../../../shared/contracts/departure-days.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { DAY_MS, isoDayOf } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'
import type { StoredCurrency } from '../sources/stored-currency.ts'
import { type PriceColumns, pricesIn } from '../sql/fragment.ts'
import { prepareSearch } from './columns/search.ts'
import { canBeBooked, dayOf, isDiscounted, statusOf } from './columns/traits.ts'
import { pricesBy } from './prices.ts'

const STATUSES = 8
/** Marks a departure without a discount: its base price is its price. */
const FULL_PRICE = -1

type Offer = { cents: number; no: number }
type Group = { tours: number } & Record<StoredCurrency, Offer>

export const loadDepartureDays = async (site: Site, filter: FilterState): Promise<DepartureDay[]> => {
  const { travels, testTravel, testDeparture, limitCurrency } = await prepareSearch(site, filter)
  const groups = new Map<number, Group>()
  for (const { travel, departures } of travels) {
    if (testTravel(travel) !== 0) continue
    for (let index = 0; index < departures.traits.length; index++) {
      const trait = departures.traits[index] ?? 0
      if (testDeparture(trait, departures.prices[limitCurrency][index] ?? 0) !== 0) continue
      const key = (dayOf(trait) * STATUSES + statusOf(trait)) * 2 + Number(canBeBooked(trait))
      const no = isDiscounted(trait) ? (departures.numbers[index] ?? 0) : FULL_PRICE
      const offer = (code: StoredCurrency): Offer => ({ cents: departures.prices[code][index] ?? 0, no })
      const group = groups.get(key)
      groups.set(key, {
        tours: (group?.tours ?? 0) + 1,
        EUR: lower(group?.EUR, offer('EUR')),
        GBP: lower(group?.GBP, offer('GBP')),
        USD: lower(group?.USD, offer('USD')),
      })
    }
  }
  const bases = await loadBasePrices(site.db, [...groups.values()])
  return departureDays(
    [...groups].map(([key, group]) => ({
      ...groupOf(key),
      tours: group.tours,
      basePrice: pricesBy((code) => bases.get(group[code].no)?.[code] ?? group[code].cents),
      price: pricesBy((code) => group[code].cents),
    })),
  )
}

const loadBasePrices = async (db: D1Database, groups: readonly Group[]): Promise<ReadonlyMap<number, Prices>> => {
  const numbers = new Set(groups.flatMap(({ EUR, GBP, USD }) => [EUR.no, GBP.no, USD.no]))
  numbers.delete(FULL_PRICE)
  if (numbers.size === 0) return new Map()
  const { results } = await db
    .prepare('SELECT no, base_eur, base_gbp, base_usd FROM tours WHERE no IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify([...numbers]))
    .all<{ no: number } & PriceColumns<'base'>>()
  return new Map(results.map((row) => [row.no, pricesIn(row, 'base')]))
}

const groupOf = (key: number) => {
  const dayAndStatus = key >>> 1
  const salesStatus = SALES_STATUSES[dayAndStatus % STATUSES] ?? 'SOLD_OUT'
  return { day: isoDayOf(Math.floor(dayAndStatus / STATUSES) * DAY_MS), salesStatus, bookable: key % 2 === 1 }
}

const lower = (known: Offer | undefined, offer: Offer): Offer =>
  known === undefined || offer.cents < known.cents ? offer : known
