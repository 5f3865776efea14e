import { createContext, useContext } from 'react'
import type { Variations } from '../../flags/registry.ts'
import { formatDate } from '../../markets/format-date.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { Translate } from '../../markets/messages.ts'
import type { RouteName } from '../../markets/route-table.ts'
import { translators } from '../../markets/translate.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode, Prices } from '../../shared/contracts/money.ts'
import { CURRENCY_FORMATS, formatMoney } from '../../shared/money/format-money.ts'

/**
 * What every component may know: the market, the words, the formats. Nothing of the visitor: the same site value
 * renders pages that are cached for everybody.
 */
export type RenderContext = {
  market: Market
  currency: CurrencyCode
  t: Translate
  /** An amount in the shown currency. */
  money: (prices: Prices, precision?: 0 | 2) => string
  /** A day in one of the market's patterns. */
  date: (day: IsoDate, pattern: keyof Market['dateFormats']) => string
  today: IsoDate
  route: RouteName
  /** Canonical path of this page in this market. */
  path: string
  /** Absolute origin of every market, for links between markets. */
  origins: Readonly<Record<Market['id'], string>>
  bookingOrigin: string
  /** Origin of the account area; null while there is none to lead to. */
  accountOrigin: string | null
  /** Whether people can sign in. */
  signIn: boolean
  variations: Variations
}

export type RenderContextInput = Omit<RenderContext, 't' | 'money' | 'date'>

/** A site value for one rendering. */
export const createRenderContext = (input: RenderContextInput): RenderContext => {
  const { market, currency } = input
  const numbers = market.numberFormats[currency] ?? CURRENCY_FORMATS[currency]
  return {
    ...input,
    t: translators[market.id],
    money: (prices, precision = 0) => formatMoney(prices[currency], currency, numbers, precision),
    date: (day, pattern) => formatDate(day, market.dateFormats[pattern], market.locale),
  }
}

const SiteContext = createContext<RenderContext | null>(null)
export const RenderContextProvider = SiteContext.Provider

/** The site value of this rendering. Server components only: islands get finished strings as props. */
export const useRenderContext = (): RenderContext => {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useRenderContext outside RenderContextProvider')
  return site
}
