import type { LanguageGrammar } from '../shared/ask/grammar.ts'
import * as de from './de/market.ts'
import deApi from './de/messages/api.json' with { type: 'json' }
import deIdentity from './de/messages/identity.json' with { type: 'json' }
import deStorefront from './de/messages/storefront.json' with { type: 'json' }
import * as es from './es/market.ts'
import esApi from './es/messages/api.json' with { type: 'json' }
import esIdentity from './es/messages/identity.json' with { type: 'json' }
import esStorefront from './es/messages/storefront.json' with { type: 'json' }
import * as fr from './fr/market.ts'
import frApi from './fr/messages/api.json' with { type: 'json' }
import frIdentity from './fr/messages/identity.json' with { type: 'json' }
import frStorefront from './fr/messages/storefront.json' with { type: 'json' }
import * as it from './it/market.ts'
import itApi from './it/messages/api.json' with { type: 'json' }
import itIdentity from './it/messages/identity.json' with { type: 'json' }
import itStorefront from './it/messages/storefront.json' with { type: 'json' }
import { type Language, MARKET_IDS, type MarketId } from './market-id.ts'
import type { Market } from './market-schema.ts'
import { type ApiMessages, type IdentityMessages, type Messages, withOverrides } from './messages.ts'
import * as us from './us/market.ts'
import usApi from './us/messages/api.json' with { type: 'json' }
import usIdentity from './us/messages/identity.json' with { type: 'json' }
import usStorefront from './us/messages/storefront.json' with { type: 'json' }
import * as we from './we/market.ts'
import weApi from './we/messages/api.json' with { type: 'json' }
import weIdentity from './we/messages/identity.json' with { type: 'json' }
import weStorefront from './we/messages/storefront.json' with { type: 'json' }

type DestinationNames = {
  names: Readonly<Record<string, string>>
  aliases: Readonly<Record<string, readonly string[]>>
  /** Countries (or `*`) by phrase; without `to` the phrase of the place is also that of the direction. */
  phrases: Readonly<Record<'in' | 'to', Readonly<Record<string, string | undefined>>>>
}

// One table per part of the markets' folders (decision 33), so that a worker bundles only the parts it uses.

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
export const messagesByMarket: Readonly<Record<MarketId, Messages>> = {
  it: itStorefront,
  us: /* @__PURE__ */ withOverrides(weStorefront, usStorefront),
  we: weStorefront,
  es: esStorefront,
  fr: frStorefront,
  de: deStorefront,
}
export const apiMessagesByMarket: Readonly<Record<MarketId, ApiMessages>> = {
  it: itApi,
  us: /* @__PURE__ */ withOverrides(weApi, usApi),
  we: weApi,
  es: esApi,
  fr: frApi,
  de: deApi,
}
export const identityMessagesByMarket: Readonly<Record<MarketId, IdentityMessages>> = {
  it: itIdentity,
  us: /* @__PURE__ */ withOverrides(weIdentity, usIdentity),
  we: weIdentity,
  es: esIdentity,
  fr: frIdentity,
  de: deIdentity,
}

// Parts of a language are in the folder of one of its markets.

export const chatLanguageByLanguage = {
  it: it.chatLanguage,
  en: we.chatLanguage,
  es: es.chatLanguage,
  fr: fr.chatLanguage,
  de: de.chatLanguage,
}
/** Names of languages and currencies that tables of the Workers runtime lack or spell differently. */
export const codeNamesByLanguage: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  it: it.codeNames,
  en: we.codeNames,
  es: es.codeNames,
  fr: fr.codeNames,
  de: de.codeNames,
}
/** Country names by alpha-3 code that differ from Unicode CLDR, aliases for search, and phrases of place. */
export const destinationNamesByLanguage: Readonly<Record<Language, DestinationNames>> = {
  it: it.destinationNames,
  en: we.destinationNames,
  es: es.destinationNames,
  fr: fr.destinationNames,
  de: de.destinationNames,
}
export const grammarByLanguage: Partial<Record<Language, LanguageGrammar>> = { it: it.grammar }
export const typesettingByLanguage = {
  it: it.typesetting,
  en: we.typesetting,
  es: es.typesetting,
  fr: fr.typesetting,
  de: de.typesetting,
}

export const allMarkets: readonly Market[] = MARKET_IDS.map((id) => markets[id])

/** Main market of a language: its `hreflang` has no country. */
export const baseMarket = (language: Language): Market => {
  const candidates = allMarkets.filter((market) => market.language === language)
  const found = candidates.find(({ hreflang }) => hreflang === language) ?? candidates[0]
  if (found === undefined) throw new Error(`no market speaks ${language}`)
  return found
}

/** Countries that a market serves, without the `countryCode` of another market. */
export const countriesOf = ({ id, countries }: Market): string[] =>
  countries.filter((country) => !allMarkets.some((other) => other.id !== id && other.countryCode === country))
