import { formatDate } from '../../../markets/format-date.ts'
import { travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { WishlistCopy } from '../../../shared/contracts/browser-api.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { formatMoney } from '../../../shared/money/format-money.ts'
import { currencyOf } from '../../visit/currency.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { loadWishlist } from './wishlist-calls.ts'
import { wishlistSubject } from './wishlist-owner.ts'

/** The visitor's list for offline use, in formatted strings. Throws when the back end fails. */
export const offlineWishlist = async (visit: Visit): Promise<WishlistCopy> => {
  const person = visit.flags.wishlist ? await wishlistSubject(visit) : null
  if (person === null) return { hearts: [], items: [] }
  const market = visit.market
  // A GET changes nothing: lists join on the next change.
  const { from: _, ...owner } = person
  const [{ items }, currency] = await Promise.all([loadWishlist(userApi(visit, owner), market.id), currencyOf(visit)])
  const date = (day: IsoDate, pattern: keyof Market['dateFormats']) =>
    formatDate(day, market.dateFormats[pattern], market.locale)
  const numbers = market.numberFormats[currency]
  return {
    hearts: items.flatMap(({ travel, tours }) => [`travel/${travel.id}`, ...tours.map(({ id }) => `tour/${id}`)]),
    items: items.map(({ travel, tours }) => ({
      title: travel.title,
      path: travelPath(market, travel.slug),
      tours: tours.map(({ startingDate, endingDate, price }) => ({
        dates: formatDateRange(date, startingDate, endingDate),
        price: formatMoney(price[currency], currency, numbers),
      })),
    })),
  }
}
