import i18next from 'i18next'
import { typesettingByLanguage } from './generated/language-typesetting.ts'
import { messagesByMarket } from './generated/messages.ts'
import type { MarketId } from './market-id.ts'
import type { Market } from './market-schema.ts'
import type { Messages, Translate } from './messages.ts'
import { allMarkets } from './registry.ts'

export const allMessages: Readonly<Record<MarketId, Messages>> = messagesByMarket

/** How many filled-in texts a market remembers: a page says the same few hundred again and again. */
const REMEMBERED = 4000

const translatorFor = ({ id, language, locale }: Market): Translate => {
  const { everyText } = typesettingByLanguage[language]
  const instance = i18next.createInstance()
  instance.init({
    // Of the market's own kind: none is plural in Portugal, and not in Brazil.
    lng: locale,
    load: 'currentOnly',
    resources: { [locale]: { translation: allMessages[id] } },
    fallbackLng: false,
    initAsync: false,
    // React escapes; the mail templates and attributes that use texts escape for themselves.
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const remembered = new Map<string, string>()
  return (key, parameters) => {
    const memoryKey = parameters === undefined ? key : `${key}${JSON.stringify(parameters)}`
    const known = remembered.get(memoryKey)
    if (known !== undefined) return known
    const text = everyText(instance.t(key, parameters ?? {}))
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(memoryKey, text)
    return text
  }
}

/** One i18next instance per market, made when the worker starts and never changed by a request. */
export const translators: Readonly<Record<MarketId, Translate>> = Object.fromEntries(
  allMarkets.map((market) => [market.id, translatorFor(market)]),
) as Record<MarketId, Translate>
