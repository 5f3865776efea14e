import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Motif } from '../subjects.ts'
import africa from './africa.json' with { type: 'json' }
import america from './america.json' with { type: 'json' }
import antarctica from './antarctica.json' with { type: 'json' }
import asia from './asia.json' with { type: 'json' }
import europe from './europe.json' with { type: 'json' }
import { parseMotif } from './motif.ts'
import northAmerica from './north-america.json' with { type: 'json' }
import oceania from './oceania.json' with { type: 'json' }
import southAmerica from './south-america.json' with { type: 'json' }

/** Motifs by English place names, the best one first. Continents share some names. */
const PLACES: Record<ContinentCode, Readonly<Record<string, readonly string[]>>> = {
  africa,
  america,
  antarctica,
  asia,
  europe,
  'north-america': northAmerica,
  oceania,
  'south-america': southAmerica,
}

/** What a place looks like; empty for a place without an entry. */
export const motifsOf = (place: string, continent: ContinentCode): Motif[] =>
  (PLACES[continent][place] ?? []).map(parseMotif)
