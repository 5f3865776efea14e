import { z } from 'zod'

/** Markets in their fixed order, each with a folder. `us` is Global, `we` English international (en-WE). */
export const MARKET_IDS = ['it', 'us', 'we', 'es', 'fr', 'de'] as const
export const marketIdSchema = z.enum(MARKET_IDS)
export type MarketId = z.infer<typeof marketIdSchema>

/** Languages of the markets; several markets may share one. */
export const LANGUAGES = ['it', 'en', 'es', 'fr', 'de'] as const
export const languageSchema = z.enum(LANGUAGES)
export type Language = z.infer<typeof languageSchema>

/** Keys of content texts: the languages, and markets with different wording in their language. */
export const TEXT_KEYS = [...LANGUAGES, 'us'] as const
export type TextKey = (typeof TEXT_KEYS)[number]

export const languageOf = (key: TextKey): Language => (key === 'us' ? 'en' : key)

export const DEFAULT_MARKET: MarketId = 'it'
/** Global: target of hreflang's x-default. */
export const WORLD_MARKET: MarketId = 'us'
