import { createTranslators, typeset } from '../../markets/create-translators.ts'
import type { Language, MarketId } from '../../markets/market-id.ts'
import type { IdentityMessageKey, IdentityMessages, Translate } from '../../markets/messages.ts'
import { baseMarket, identityMessagesByMarket, markets } from '../../markets/registry.ts'

export const identityMessages: Readonly<Record<MarketId, IdentityMessages>> = identityMessagesByMarket

export type IdentityTranslate = Translate<IdentityMessageKey>

const translators = createTranslators<IdentityMessageKey>(identityMessages)

/** Falls back to the language's base market. */
export const translatorFor = (language: Language, market?: MarketId): IdentityTranslate => {
  const spoken = market !== undefined && markets[market].language === language ? markets[market] : baseMarket(language)
  return typeset(spoken, translators[spoken.id])
}
