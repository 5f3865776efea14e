import type { IsoDate } from '../contracts/iso-date.ts'
import { CURRENCY_CODES, type Prices } from '../contracts/money.ts'
import type { SalesStatus } from '../contracts/tour.ts'
import { leadingStatus, marksDayBusy } from '../tours/status-priority.ts'

/** A day on which departures start: how many, the status that wins, the lowest price of each currency in cents. */
export type DepartureDay = { day: IsoDate; tours: number; salesStatus: SalesStatus; price: Prices }

/**
 * Departures, or groups of them, as one entry per day, in the order of the days (spec section 4: the status of the
 * best display priority wins; what is sold out does not make a day busy and is left out).
 */
export const departureDays = (departures: readonly DepartureDay[]): DepartureDay[] =>
  [
    ...Map.groupBy(
      departures.filter(({ salesStatus }) => marksDayBusy(salesStatus)),
      ({ day }) => day,
    ),
  ]
    .map(([day, group]) => ({
      day,
      tours: group.reduce((sum, { tours }) => sum + tours, 0),
      salesStatus: leadingStatus(group.map(({ salesStatus }) => salesStatus)) ?? 'PLANNED',
      price: Object.fromEntries(
        CURRENCY_CODES.map((code) => [code, Math.min(...group.map(({ price }) => price[code]))]),
      ) as Prices,
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
