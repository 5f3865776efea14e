import { createTranslators, typeset } from './create-translators.ts'
import type { MarketId } from './market-id.ts'
import type { MessageKey, Messages, Translate } from './messages.ts'
import { allMarkets, messagesByMarket } from './registry.ts'

export const allMessages: Readonly<Record<MarketId, Messages>> = messagesByMarket

/** Cached texts per market; pages repeat the same few hundred. */
const MAX_CACHED = 4000

const cachedTranslate = (translate: Translate): Translate => {
  const cache = new Map<string, string>()
  return (key, parameters) => {
    const cacheKey = parameters === undefined ? key : `${key}${JSON.stringify(parameters)}`
    const cached = cache.get(cacheKey)
    if (cached !== undefined) return cached
    const text = translate(key, parameters)
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(cacheKey, text)
    return text
  }
}

const plain = createTranslators<MessageKey>(allMessages)

export const translators = Object.fromEntries(
  allMarkets.map((market) => [market.id, cachedTranslate(typeset(market, plain[market.id]))]),
) as Readonly<Record<MarketId, Translate>>
