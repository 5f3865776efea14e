import i18next from 'i18next'
import { frenchSpaces } from '../shared/text/french-spaces.ts'
import { messages as de } from './de/messages.ts'
import { messages as es } from './es/messages.ts'
import { messages as fr } from './fr/messages.ts'
import { messages as it } from './it/messages.ts'
import type { MarketId } from './market-id.ts'
import type { Messages, Translate } from './messages.ts'
import { allMarkets } from './registry.ts'
import { messages as us } from './us/messages.ts'
import { messages as we } from './we/messages.ts'

export const allMessages: Readonly<Record<MarketId, Messages>> = { it, us, we, es, fr, de }

/** How many filled-in texts a market remembers: a page says the same few hundred again and again. */
const REMEMBERED = 4000

const translatorFor = (marketId: MarketId, language: string): Translate => {
  const instance = i18next.createInstance()
  instance.init({
    lng: language,
    resources: { [language]: { translation: allMessages[marketId] } },
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
    const filled = instance.t(key, parameters ?? {})
    const text = language === 'fr' ? frenchSpaces(filled) : filled
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(memoryKey, text)
    return text
  }
}

/** One i18next instance per market, made when the worker starts and never changed by a request. */
export const translators: Readonly<Record<MarketId, Translate>> = Object.fromEntries(
  allMarkets.map((market) => [market.id, translatorFor(market.id, market.language)]),
) as Record<MarketId, Translate>
