import { endingInNine, inCurrencies, roundTens } from '../../../backend/api/catalogue/prices.ts'
import { hashPick, hashUnit } from '../../../backend/api/hash.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import type { TravelSource } from '../travel-source.ts'

export type DepartureMoney = { base: Prices; price: Prices; deposit: Prices; flights: Prices | null }

const DISCOUNTED_SHARE = 0.15
const DISCOUNTS = [0.05, 0.08, 0.1, 0.12, 0.15, 0.2]
const WITH_FLIGHT_PRICE = 0.55
const DEPOSIT_SHARE = 0.2

/** Minimum flight price, in euro cents; departures vary above it. */
const FLIGHTS: Record<TravelSource['continent'], [number, number]> = {
  asia: [54_000, 96_000],
  'south-america': [68_000, 112_000],
  america: [52_000, 88_000],
  'north-america': [42_000, 78_000],
  europe: [5_000, 21_000],
  africa: [16_000, 74_000],
  oceania: [99_000, 149_000],
  antarctica: [99_000, 159_000],
}

/** Prices of a departure: the travel's regular price, adjusted by season and perhaps discounted (spec section 3). */
export const moneyOf = (id: string, travel: TravelSource, startingDate: string): DepartureMoney => {
  const drift = 0.98 + hashUnit(id, 'drift') * 0.04
  const regular = travel.priceEur * season(startingDate) * drift
  const base = inCurrencies(regular, endingInNine)
  const price = hashUnit(id, 'discounted') < DISCOUNTED_SHARE ? inCurrencies(reduced(id, regular), endingInNine) : base
  const [low, high] = FLIGHTS[travel.continent]
  return {
    base,
    price,
    deposit: inCurrencies(price.EUR * DEPOSIT_SHARE, roundTens),
    flights:
      hashUnit(id, 'flights') < WITH_FLIGHT_PRICE
        ? inCurrencies(low + hashUnit(id, 'fare') * (high - low), endingInNine)
        : null,
  }
}

const reduced = (id: string, regular: number): number => regular * (1 - hashPick(DISCOUNTS, id, 'discount'))

/** Summer and the turn of the year cost more, late autumn less. */
const season = (startingDate: string): number => {
  const day = startingDate.slice(5)
  if (day >= '12-20' || day <= '01-02') return 1.12
  if (day >= '07-10' && day <= '08-25') return 1.08
  return day >= '11-03' && day <= '12-10' ? 0.94 : 1
}
