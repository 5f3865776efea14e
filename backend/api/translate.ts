import { createTranslators } from '../../markets/create-translators.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { ApiMessageKey, ApiMessages } from '../../markets/messages.ts'
import { apiMessagesByMarket } from '../../markets/registry.ts'

export const apiMessages: Readonly<Record<MarketId, ApiMessages>> = apiMessagesByMarket

export const apiTranslators = createTranslators<ApiMessageKey>(apiMessages)
