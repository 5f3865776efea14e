import type { Grammar } from '../shared/ask/grammar.ts'
import { de } from '../shared/ask/grammars/de.ts'
import { en } from '../shared/ask/grammars/en.ts'
import { es } from '../shared/ask/grammars/es.ts'
import { fr } from '../shared/ask/grammars/fr.ts'
import { it } from '../shared/ask/grammars/it.ts'
import type { MarketId } from './market-id.ts'

/** By whose grammar each market's questions are read. Outside America 5/3 is the fifth of March. */
export const grammars: Record<MarketId, Grammar> = {
  it,
  us: en,
  we: { ...en, dates: { ...en.dates, slashMonthFirst: false } },
  es,
  fr,
  de,
}
