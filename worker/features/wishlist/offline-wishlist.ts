import type { Context } from 'hono'
import { formatDate } from '../../../markets/format-date.ts'
import { travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { KeptWishlist } from '../../../shared/contracts/kept-wishlist.ts'
import { dateRangeInWords } from '../../../shared/dates/date-range.ts'
import { CURRENCY_FORMATS, formatMoney } from '../../../shared/money/format-money.ts'
import { currencyFor } from '../../gateway/currency.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { personOf } from './person.ts'
import { userApi } from './personal-port.ts'
import { loadWishlist } from './wishlist-calls.ts'

/**
 * The visitor's list as it can be read without a network: in finished strings, for whoever asks. Empty for somebody who
 * has saved nothing. Throws when the back end cannot tell.
 */
export const offlineWishlist = async (c: Context<GatewayApp>): Promise<KeptWishlist> => {
  const person = c.get('flags').wishlist ? await personOf(c) : null
  if (person === null) return { hearts: [], items: [] }
  const market = c.get('market')
  // Asking changes nothing: a list is taken over when somebody does something.
  const { from: _notYet, ...asked } = person
  const [{ items }, currency] = await Promise.all([loadWishlist(userApi(c, asked), market.id), currencyFor(c)])
  const date = (day: IsoDate, pattern: keyof Market['dateFormats']) =>
    formatDate(day, market.dateFormats[pattern], market.locale)
  const numbers = market.numberFormats[currency] ?? CURRENCY_FORMATS[currency]
  return {
    hearts: items.flatMap(({ travel, tours }) => [`travel/${travel.id}`, ...tours.map(({ id }) => `tour/${id}`)]),
    items: items.map(({ travel, tours }) => ({
      title: travel.title,
      path: travelPath(market, travel.slug),
      tours: tours.map(({ startingDate, endingDate, price }) => ({
        dates: dateRangeInWords(date, startingDate, endingDate),
        price: formatMoney(price[currency], currency, numbers),
      })),
    })),
  }
}
