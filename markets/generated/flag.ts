// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { flag as itFlag } from '../it/flag.ts'
import { flag as usFlag } from '../us/flag.ts'
import { flag as weFlag } from '../we/flag.ts'
import { flag as esFlag } from '../es/flag.ts'
import { flag as frFlag } from '../fr/flag.ts'
import { flag as deFlag } from '../de/flag.ts'

/** `flag` of every market. */
export const flagByMarket = Object.freeze({
  it: itFlag,
  us: usFlag,
  we: weFlag,
  es: esFlag,
  fr: frFlag,
  de: deFlag,
})
