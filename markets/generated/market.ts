// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { market as itMarket } from '../it/market.ts'
import { market as usMarket } from '../us/market.ts'
import { market as weMarket } from '../we/market.ts'
import { market as esMarket } from '../es/market.ts'
import { market as frMarket } from '../fr/market.ts'
import { market as deMarket } from '../de/market.ts'

/** `market` of every market. */
export const marketByMarket = Object.freeze({
  it: itMarket,
  us: usMarket,
  we: weMarket,
  es: esMarket,
  fr: frMarket,
  de: deMarket,
})
