import { z } from 'zod'

/** The six markets: Italy (default), Global (US), English international (en-WE), Spain, France, Germany. */
export const MARKET_IDS = ['it', 'us', 'we', 'es', 'fr', 'de'] as const
export const marketIdSchema = z.enum(MARKET_IDS)
export type MarketId = z.infer<typeof marketIdSchema>

export const DEFAULT_MARKET: MarketId = 'it'
/** Global: where hreflang's x-default points. */
export const WORLD_MARKET: MarketId = 'us'
