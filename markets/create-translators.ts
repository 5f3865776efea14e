import i18next from 'i18next'
import { brand } from './brand.ts'
import type { MarketId } from './market-id.ts'
import type { Market } from './market-schema.ts'
import type { KeyOf, Translate } from './messages.ts'
import { allMarkets, typesettingByLanguage } from './registry.ts'

/** Formatted texts that a market remembers: pages repeat the same few hundred. */
const MAX_REMEMBERED = 4000

const createTranslator = ({ language, locale }: Market, messages: object): Translate<string> => {
  const { everyText } = typesettingByLanguage[language]
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
  const remembered = new Map<string, string>()
  return (key, parameters) => {
    const memoryKey = parameters === undefined ? key : `${key}${JSON.stringify(parameters)}`
    const known = remembered.get(memoryKey)
    if (known !== undefined) return known
    // A plural form that equals `_other` is not in the messages.
    const keys = parameters?.count === undefined ? key : [key, `${key}_other`]
    const text = everyText(instance.t(keys, parameters ?? {}))
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(memoryKey, text)
    return text
  }
}

/** One i18next instance per market, created when the worker starts and never changed by a request. */
export const createTranslators = <M extends object>(
  messages: Readonly<Record<MarketId, M>>,
): Readonly<Record<MarketId, Translate<KeyOf<M>>>> =>
  Object.fromEntries(
    allMarkets.map((market) => [market.id, createTranslator(market, messages[market.id])]),
  ) as unknown as Record<MarketId, Translate<KeyOf<M>>>
