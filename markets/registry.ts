import { z } from 'zod'
import * as de from './de/market.ts'
import { messages as deMessages } from './de/messages.ts'
import * as es from './es/market.ts'
import { messages as esMessages } from './es/messages.ts'
import * as fr from './fr/market.ts'
import { messages as frMessages } from './fr/messages.ts'
import * as it from './it/market.ts'
import { messages as itMessages } from './it/messages.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import { type Market, marketSchema } from './market-schema.ts'
import * as us from './us/market.ts'
import { messages as usMessages } from './us/messages.ts'
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
export const bookingWordsByMarket = {
  it: it.bookingWords,
  us: us.bookingWords,
  we: we.bookingWords,
  es: es.bookingWords,
  fr: fr.bookingWords,
  de: de.bookingWords,
}
export const messagesByMarket = {
  it: itMessages,
  us: usMessages,
  we: weMessages,
  es: esMessages,
  fr: frMessages,
  de: deMessages,
}

// By language: shared by all its markets, in the folder of one of them.

export const alertLeaveWordsByLanguage = {
  it: it.alertLeaveWords,
  en: we.alertLeaveWords,
  es: es.alertLeaveWords,
  fr: fr.alertLeaveWords,
  de: de.alertLeaveWords,
}
export const alertWordsByLanguage = {
  it: it.alertWords,
  en: we.alertWords,
  es: es.alertWords,
  fr: fr.alertWords,
  de: de.alertWords,
}
export const apiPageWordsByLanguage = {
  it: it.apiPageWords,
  en: we.apiPageWords,
  es: es.apiPageWords,
  fr: fr.apiPageWords,
  de: de.apiPageWords,
}
export const cancellationFeeLineByLanguage = {
  it: it.cancellationFeeLine,
  en: we.cancellationFeeLine,
  es: es.cancellationFeeLine,
  fr: fr.cancellationFeeLine,
  de: de.cancellationFeeLine,
}
export const catalogueLabelsByLanguage = {
  it: it.catalogueLabels,
  en: we.catalogueLabels,
  es: es.catalogueLabels,
  fr: fr.catalogueLabels,
  de: de.catalogueLabels,
}
export const chatLanguageByLanguage = {
  it: it.chatLanguage,
  en: we.chatLanguage,
  es: es.chatLanguage,
  fr: fr.chatLanguage,
  de: de.chatLanguage,
}
export const contactWordsByLanguage = {
  it: it.contactWords,
  en: we.contactWords,
  es: es.contactWords,
  fr: fr.contactWords,
  de: de.contactWords,
}
export const continentNamesByLanguage = {
  it: it.continentNames,
  en: we.continentNames,
  es: es.continentNames,
  fr: fr.continentNames,
  de: de.continentNames,
}
export const destinationNamesByLanguage = {
  it: it.destinationNames,
  en: we.destinationNames,
  es: es.destinationNames,
  fr: fr.destinationNames,
  de: de.destinationNames,
}
export const eventMailWordsByLanguage = {
  it: it.eventMailWords,
  en: we.eventMailWords,
  es: es.eventMailWords,
  fr: fr.eventMailWords,
  de: de.eventMailWords,
}
export const filmDescriptionsByLanguage = {
  it: it.filmDescriptions,
  en: we.filmDescriptions,
  es: es.filmDescriptions,
  fr: fr.filmDescriptions,
  de: de.filmDescriptions,
}
export const grammarByLanguage = {
  it: it.grammar,
  en: we.grammar,
  es: es.grammar,
  fr: fr.grammar,
  de: de.grammar,
}
export const identityWordsByLanguage = {
  it: it.identityWords,
  en: we.identityWords,
  es: es.identityWords,
  fr: fr.identityWords,
  de: de.identityWords,
}
export const newsletterWordsByLanguage = {
  it: it.newsletterWords,
  en: we.newsletterWords,
  es: es.newsletterWords,
  fr: fr.newsletterWords,
  de: de.newsletterWords,
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
