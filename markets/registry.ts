import { z } from 'zod'
import { apiMessages as deApiMessages } from './de/api-messages.ts'
import { identityMessages as deIdentityMessages } from './de/identity-messages.ts'
import * as de from './de/market.ts'
import { messages as deMessages } from './de/messages.ts'
import { apiMessages as esApiMessages } from './es/api-messages.ts'
import { identityMessages as esIdentityMessages } from './es/identity-messages.ts'
import * as es from './es/market.ts'
import { messages as esMessages } from './es/messages.ts'
import { apiMessages as frApiMessages } from './fr/api-messages.ts'
import { identityMessages as frIdentityMessages } from './fr/identity-messages.ts'
import * as fr from './fr/market.ts'
import { messages as frMessages } from './fr/messages.ts'
import { apiMessages as itApiMessages } from './it/api-messages.ts'
import { identityMessages as itIdentityMessages } from './it/identity-messages.ts'
import * as it from './it/market.ts'
import { messages as itMessages } from './it/messages.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import { type Market, marketSchema } from './market-schema.ts'
import { apiMessages as usApiMessages } from './us/api-messages.ts'
import { identityMessages as usIdentityMessages } from './us/identity-messages.ts'
import * as us from './us/market.ts'
import { messages as usMessages } from './us/messages.ts'
import { apiMessages as weApiMessages } from './we/api-messages.ts'
import { identityMessages as weIdentityMessages } from './we/identity-messages.ts'
import * as we from './we/market.ts'
import { messages as weMessages } from './we/messages.ts'

// Tables of all markets' folders (decision 51), one per part: a worker bundles only those that it reads.

export const markets: Readonly<Record<MarketId, Market>> = {
  it: it.market,
  us: us.market,
  we: we.market,
  es: es.market,
  fr: fr.market,
  de: de.market,
}
export const dateLocaleByMarket = {
  it: it.dateLocale,
  us: us.dateLocale,
  we: we.dateLocale,
  es: es.dateLocale,
  fr: fr.dateLocale,
  de: de.dateLocale,
}
export const messagesByMarket = {
  it: itMessages,
  us: usMessages,
  we: weMessages,
  es: esMessages,
  fr: frMessages,
  de: deMessages,
}
export const apiMessagesByMarket = {
  it: itApiMessages,
  us: usApiMessages,
  we: weApiMessages,
  es: esApiMessages,
  fr: frApiMessages,
  de: deApiMessages,
}
export const identityMessagesByMarket = {
  it: itIdentityMessages,
  us: usIdentityMessages,
  we: weIdentityMessages,
  es: esIdentityMessages,
  fr: frIdentityMessages,
  de: deIdentityMessages,
}

// By language: shared by all its markets, in the folder of one of them.

export const chatLanguageByLanguage = {
  it: it.chatLanguage,
  en: we.chatLanguage,
  es: es.chatLanguage,
  fr: fr.chatLanguage,
  de: de.chatLanguage,
}
export const destinationNamesByLanguage = {
  it: it.destinationNames,
  en: we.destinationNames,
  es: es.destinationNames,
  fr: fr.destinationNames,
  de: de.destinationNames,
}
export const grammarByLanguage = {
  it: it.grammar,
  en: we.grammar,
  es: es.grammar,
  fr: fr.grammar,
  de: de.grammar,
}
export const typesettingByLanguage = {
  it: it.typesetting,
  en: we.typesetting,
  es: es.typesetting,
  fr: fr.typesetting,
  de: de.typesetting,
}

for (const id of MARKET_IDS) {
  const { error } = marketSchema.safeParse(markets[id])
  if (error !== undefined) throw new Error(`markets/${id}/market.ts is not right:\n${z.prettifyError(error)}`)
}

/** All markets in their fixed order. */
export const allMarkets: readonly Market[] = MARKET_IDS.map((id) => markets[id])
