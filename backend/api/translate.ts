import { createTranslators, typeset } from '../../markets/create-translators.ts'
import { lazyByMarket } from '../../markets/lazy-by-market.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { ApiMessageKey, ApiMessages } from '../../markets/messages.ts'
import { apiMessagesByMarket, markets, typesettingByLanguage } from '../../markets/registry.ts'
import type { Continent, ContinentCode } from '../../shared/contracts/destination.ts'

export const apiMessages: Readonly<Record<MarketId, ApiMessages>> = apiMessagesByMarket

const plain = createTranslators<ApiMessageKey>(apiMessages)

export const apiTranslators = lazyByMarket((id) => typeset(markets[id], plain[id]))

/** Between a label and its value. */
export const colonOf = (market: MarketId): string => typesettingByLanguage[markets[market].language].colon

export const labelled = (labels: Readonly<Record<string, string>>, code: string) => ({
  code,
  label: labels[code] ?? code,
})

export const allLabelled = <Code extends string>(labels: Readonly<Record<Code, string>>, codes: readonly Code[]) =>
  codes.map((code) => labelled(labels, code))

export const continentOf = (code: ContinentCode, market: MarketId): Continent => ({
  id: code,
  code,
  name: apiMessages[market].labels.continent[code],
})
