import { createTranslators } from './create-translators.ts'
import type { MarketId } from './market-id.ts'
import type { Messages, Translate } from './messages.ts'
import { messagesByMarket } from './registry.ts'

export const allMessages: Readonly<Record<MarketId, Messages>> = messagesByMarket

export const translators: Readonly<Record<MarketId, Translate>> = createTranslators(allMessages)
