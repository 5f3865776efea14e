import i18next from 'i18next'
import { brand } from './brand.ts'
import type { MarketId } from './market-id.ts'
import type { Market } from './market-schema.ts'
import type { Translate } from './messages.ts'
import { allMarkets, typesettingByLanguage } from './registry.ts'

/** One i18next instance per market, created when a worker starts and never changed by a request. */
export const createTranslators = <Key extends string>(
  messages: Readonly<Record<MarketId, object>>,
): Readonly<Record<MarketId, Translate<Key>>> =>
  Object.fromEntries(
    allMarkets.map((market) => [market.id, createTranslator(market, messages[market.id])]),
  ) as unknown as Record<MarketId, Translate<Key>>

const createTranslator = ({ locale }: Market, messages: object): Translate<string> => {
  const instance = i18next.createInstance()
  instance.init({
    // The plural rules of the market's own locale: those of pt-PT and pt-BR differ.
    lng: locale,
    load: 'currentOnly',
    resources: { [locale]: { translation: messages } },
    fallbackLng: false,
    initAsync: false,
    // React escapes; mail templates and attributes escape for themselves.
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
    returnNull: false,
  })
  return (key, parameters = {}) => {
    // A plural form that equals `_other` is not in the messages.
    const keys = parameters.count === undefined ? key : [key, `${key}_other`]
    return instance.t(keys, parameters)
  }
}

/** The same texts with the typesetting of the market's language. */
export const typeset = <Key extends string>({ language }: Market, translate: Translate<Key>): Translate<Key> => {
  const { everyText } = typesettingByLanguage[language]
  return (key, parameters) => everyText(translate(key, parameters))
}
