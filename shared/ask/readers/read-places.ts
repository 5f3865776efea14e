import type { ParserState } from '../reading.ts'
import { rewrite } from '../rewrite.ts'

/** Names of countries, continents and whatever else the grammar places in them. */
export const readPlaces = (reading: ParserState): void => {
  const { places, placePattern } = reading.vocabulary
  reading.text = rewrite(reading.text, placePattern, (name) => `<p${places.get(name ?? '')}>`)
}
