import { z } from 'zod'
import { LANGUAGES, MARKET_IDS } from './generated/ids.ts'

/** Each folder beside this file is a market (decision 51): Italy, Global (US), English international (en-WE), … */
export { LANGUAGES, MARKET_IDS }
export const marketIdSchema = z.enum(MARKET_IDS)
export type MarketId = z.infer<typeof marketIdSchema>

/** Languages that the markets speak; several markets may share one. */
export const languageSchema = z.enum(LANGUAGES)
export type Language = z.infer<typeof languageSchema>

export const DEFAULT_MARKET: MarketId = 'it'
/** Global: where hreflang's x-default points. */
export const WORLD_MARKET: MarketId = 'us'
