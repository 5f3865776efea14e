import { createTranslators, typeset } from './create-translators.ts'
import type { MarketId } from './market-id.ts'
import type { MessageKey, Messages, Translate } from './messages.ts'
import { allMarkets, messagesByMarket } from './registry.ts'

export const allMessages: Readonly<Record<MarketId, Messages>> = messagesByMarket

/** Formatted texts that a market remembers: pages repeat the same few hundred. */
const MAX_REMEMBERED = 4000

const remembering = (translate: Translate): Translate => {
  const remembered = new Map<string, string>()
  return (key, parameters) => {
    const memoryKey = parameters === undefined ? key : `${key}${JSON.stringify(parameters)}`
    const known = remembered.get(memoryKey)
    if (known !== undefined) return known
    const text = translate(key, parameters)
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(memoryKey, text)
    return text
  }
}

const plain = createTranslators<MessageKey>(allMessages)

export const translators = Object.fromEntries(
  allMarkets.map((market) => [market.id, remembering(typeset(market, plain[market.id]))]),
) as Readonly<Record<MarketId, Translate>>
