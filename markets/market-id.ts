import { z } from 'zod'

/** Markets in their fixed order, each with a folder: Italy, Global (US), English international (en-WE), … */
export const MARKET_IDS = ['it', 'us', 'we', 'es', 'fr', 'de'] as const
export const marketIdSchema = z.enum(MARKET_IDS)
export type MarketId = z.infer<typeof marketIdSchema>

/** Languages that the markets speak; several markets may share one. */
export const LANGUAGES = ['it', 'en', 'es', 'fr', 'de'] as const
export const languageSchema = z.enum(LANGUAGES)
export type Language = z.infer<typeof languageSchema>

/** What the content's texts are found by: a language, or a market that words some of its language's texts otherwise. */
export const TEXT_KEYS = [...LANGUAGES, 'us'] as const
export type TextKey = (typeof TEXT_KEYS)[number]

/** The language of texts. */
export const languageOf = (key: TextKey): Language => (key === 'us' ? 'en' : key)

export const DEFAULT_MARKET: MarketId = 'it'
/** Global: where hreflang's x-default points. */
export const WORLD_MARKET: MarketId = 'us'
