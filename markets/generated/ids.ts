// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

/** All markets, in their fixed order. */
export const MARKET_IDS = ['it', 'us', 'we', 'es', 'fr', 'de'] as const

/** All languages that they speak. */
export const LANGUAGES = ['it', 'en', 'es', 'fr', 'de'] as const
