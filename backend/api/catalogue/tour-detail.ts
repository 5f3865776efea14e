import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import { daysBetween } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'
import { fragment, travelIdOf } from '../sql/fragment.ts'
import { loadTours } from './cards.ts'
import { groupOdds } from './group-odds.ts'
import { endingInNine, pricesBy, roundTens } from './prices.ts'
import { loadHistory, lowestPrice } from './tour-history.ts'

const PRIVATE_ROOM_SHARE = 0.24
const FLEXIBLE_SHARE = 0.06

/** Finds a departure by its code in any case, or a former one that no other has now; past ones included. */
export const tourDetail = async (
  site: Site,
  slug: string,
  code: string,
  instant: string,
): Promise<TourDetail | null> => {
  const [tour] = await loadTours(
    site,
    fragment(
      `SELECT no FROM (
        SELECT no, 0 AS isFormer FROM tours INDEXED BY tours_by_travel WHERE travel_id = ${travelIdOf('?')} AND code = ?
        UNION ALL SELECT no, 1 FROM former_tour_codes AS f JOIN tours AS t ON t.id = f.tour_id
          WHERE f.travel_id = ${travelIdOf('?')} AND f.code = ?
      ) ORDER BY isFormer LIMIT 1`,
      ...[slug, code.toUpperCase()],
      ...[slug, code.toUpperCase()],
    ),
  )
  if (tour === undefined) return null
  const [history, odds] = await Promise.all([loadHistory(site.db, tour.id), groupOdds(site, tour)])
  return { ...tour, options: tourOptions(site, tour), history, lowestPrice: lowestPrice(history, instant), odds }
}

/** Prices of the options of a departure; null: not on offer. */
export const tourOptions = (site: Pick<Site, 'today' | 'market'>, tour: Tour): TourDetail['options'] => {
  const daysLeft = daysBetween(site.today, tour.startingDate)
  const { flexibleCancellationDays } = bookingRulesOn(site.today, site.market)
  return {
    privateRoom: tour.isNoSharingRoomAvailable ? share(tour.price, PRIVATE_ROOM_SHARE, roundTens) : null,
    // Pointless once the free cancellation period is over.
    flexibleCancellation: daysLeft > flexibleCancellationDays ? share(tour.price, FLEXIBLE_SHARE, endingInNine) : null,
  }
}

const share = (price: Prices, part: number, rounded: (cents: number) => number): Prices =>
  pricesBy((currency) => rounded(price[currency] * part))
