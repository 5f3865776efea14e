import { createContext, useContext } from 'react'
import type { Variations } from '../../flags/registry.ts'
import { formatDate } from '../../markets/format-date.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { MessageKey, Translate } from '../../markets/messages.ts'
import { typesettingByLanguage } from '../../markets/registry.ts'
import type { RouteName } from '../../markets/route-table.ts'
import { translators } from '../../markets/translate.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode, Prices } from '../../shared/contracts/money.ts'
import { formatMoney } from '../../shared/money/format-money.ts'
import { ALL_FEATURES, type Feature } from '../data/features.ts'

/** Context of every component: market, messages, formats. Nothing of the visitor: pages are cached for everyone. */
export type RenderContext = {
  market: Market
  currency: CurrencyCode
  t: Translate
  money: (prices: Prices, precision?: 0 | 2) => string
  date: (day: IsoDate, pattern: keyof Market['dateFormats']) => string
  today: IsoDate
  route: RouteName
  path: string
  /** Path of links that open a modal; default `path`. Empty where one document serves several paths. */
  modalPath?: string
  origins: Readonly<Record<Market['id'], string>>
  bookingOrigin: string
  /** Null without an account area. */
  accountOrigin: string | null
  signIn: boolean
  features: ReadonlySet<Feature>
  variations: Variations
}

export type RenderContextInput = Omit<RenderContext, 't' | 'money' | 'date' | 'features'> & {
  /** Default: all. */
  features?: ReadonlySet<Feature>
}

export const createRenderContext = (input: RenderContextInput): RenderContext => {
  const { currency, features = ALL_FEATURES, variations } = input
  const market = withPathsOf(features, input.market)
  const numbers = market.numberFormats[currency]
  return {
    ...{ ...input, market, features },
    variations: features.has('wishlist') ? variations : { ...variations, wishlist: false },
    t: translators[market.id],
    money: (prices, precision = 0) => formatMoney(prices[currency], currency, numbers, precision),
    date: (day, pattern) => formatDate(day, market.dateFormats[pattern], market.locale),
  }
}

const FEATURE_ROUTES = [
  ['wishlist', 'wishlist'],
  ['alerts', 'alerts'],
  ['events', 'events-wemeet'],
  ['departures', 'compare'],
] as const satisfies [Feature, RouteName][]

/** The market without the pages of missing features, so that nothing links to them. */
const withPathsOf = (features: ReadonlySet<Feature>, market: Market): Market => {
  const missing = FEATURE_ROUTES.filter(([feature]) => !features.has(feature)).map(([, route]) => [route, null])
  return missing.length === 0 ? market : { ...market, paths: { ...market.paths, ...Object.fromEntries(missing) } }
}

/** The context with another currency; null: the same. */
export const inCurrency = (site: RenderContext, currency: CurrencyCode | null): RenderContext =>
  currency === null || currency === site.currency ? site : createRenderContext({ ...site, currency })

/** Formats a text that ends in a day, with the article that the language puts before it. */
export const datedText = (
  { t, market, date }: RenderContext,
  key: MessageKey,
  day: IsoDate,
  more: Record<string, string> = {},
): string => typesettingByLanguage[market.language].datedText(t(key, { date: date(day, 'short'), ...more }))

const SiteContext = createContext<RenderContext | null>(null)
export const RenderContextProvider = SiteContext.Provider

/** Server components only: islands get strings as props. */
export const useRenderContext = (): RenderContext => {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useRenderContext outside RenderContextProvider')
  return site
}
