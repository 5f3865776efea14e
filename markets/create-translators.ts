import i18next from 'i18next'
import { brand } from './brand.ts'
import { formatNumber } from './format-number.ts'
import { lazyByMarket } from './lazy-by-market.ts'
import type { MarketId } from './market-id.ts'
import type { Market } from './market-schema.ts'
import type { Translate } from './messages.ts'
import { markets, typesettingByLanguage } from './registry.ts'

/** Creates one i18next instance per market, on first use; requests must not change it. */
export const createTranslators = <Key extends string>(
  messages: Readonly<Record<MarketId, object>>,
): Readonly<Record<MarketId, Translate<Key>>> => lazyByMarket((id) => createTranslator(markets[id], messages[id]))

const createTranslator = (market: Market, messages: object): Translate<string> => {
  const { locale } = market
  const instance = i18next.createInstance()
  instance.init({
    // The locale, not the language, selects plural rules: pt-PT and pt-BR differ.
    lng: locale,
    load: 'currentOnly',
    resources: { [locale]: { translation: messages } },
    fallbackLng: false,
    initAsync: false,
    // React, mail templates and attributes escape.
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
    returnNull: false,
  })
  return (key, parameters = {}) => {
    // Messages omit plural forms that equal `_other`.
    const keys = parameters.count === undefined ? key : [key, `${key}_other`]
    return instance.t(keys, { ...parameters, replace: withFormattedNumbers(market, parameters) })
  }
}

type Parameters = Readonly<Record<string, string | number>>

const withFormattedNumbers = (market: Market, parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(market, value) : value,
    ]),
  )

/** Applies the typesetting of the market's language to translations. */
export const typeset = <Key extends string>({ language }: Market, translate: Translate<Key>): Translate<Key> => {
  const { everyText } = typesettingByLanguage[language]
  return (key, parameters) => everyText(translate(key, parameters))
}
