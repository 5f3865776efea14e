import type { AvailableFilters, Period } from '../contracts/available-filters.ts'
import { CONTINENT_CODES } from '../contracts/destination.ts'
import { availableOptions } from '../filters/available-options.ts'
import { keysWith } from '../filters/definitions.ts'
import { foldText } from '../text/fold-text.ts'
import type { Grammar } from './grammar.ts'
import { keysOf } from './rewrite.ts'

const CODES_KEYS = keysWith({ kind: 'codes' })
type CodesKey = (typeof CODES_KEYS)[number]

/** What can be asked for in a market: nothing else gets into a filter. */
export type Vocabulary = {
  /** Folded names of places to where-values, several separated by commas: `jpn`, `continent:asia`. */
  places: ReadonlyMap<string, string>
  /** Their names as one pattern with a capturing group. */
  placePattern: string
  /** Words of the places' names that are long enough to have slips in them. */
  placeWords: ReadonlySet<string>
  holidays: readonly Period[]
  styles: AvailableFilters['travelStyles']
  codes: ReadonlyMap<CodesKey, ReadonlySet<string>>
}

const made = new WeakMap<AvailableFilters, Map<Grammar, Vocabulary>>()

/** The vocabulary of a market's filters in a language; made once for each answer of the back end. */
export const vocabularyOf = (filters: AvailableFilters, grammar: Grammar): Vocabulary => {
  const known = made.get(filters)?.get(grammar)
  if (known !== undefined) return known
  const vocabulary = makeVocabulary(filters, grammar)
  made.set(filters, (made.get(filters) ?? new Map()).set(grammar, vocabulary))
  return vocabulary
}

const makeVocabulary = (filters: AvailableFilters, grammar: Grammar): Vocabulary => {
  const places = new Map<string, string>()
  const continents = filters.destinations.map(({ continent }) => continent)
  const exists = new Set([
    ...continents.map(({ id }) => `continent:${id}`),
    ...filters.destinations.flatMap(({ items }) => items.map(({ id }) => id)),
  ])
  const idOfCode = new Map<string, string>(continents.map(({ code, id }) => [code, id]))
  for (const [name, wheres] of Object.entries(grammar.places)) {
    const known = wheres
      .split(' ')
      .map((where) => (isContinent(where) ? `continent:${idOfCode.get(where)}` : where))
      .filter((where) => exists.has(where))
    if (known.length > 0) places.set(name, known.join(','))
  }
  const named = [
    ...filters.destinations.flatMap(({ items }) => items.map(({ id, name }) => [name, id] as const)),
    ...continents.map(({ id, name }) => [name, `continent:${id}`] as const),
  ]
  for (const [name, where] of named) if (foldText(name) !== '') places.set(foldText(name), where)
  return {
    places,
    placePattern: `(${keysOf(Object.fromEntries(places))})`,
    placeWords: new Set([...places.keys()].flatMap((name) => name.split(' ')).filter(({ length }) => length > 4)),
    holidays: filters.periods.filter(({ type }) => type !== 'month'),
    styles: filters.travelStyles,
    codes: new Map(CODES_KEYS.map((key) => [key, new Set(availableOptions(filters, key).map(({ code }) => code))])),
  }
}

const isContinent = (where: string): boolean => (CONTINENT_CODES as readonly string[]).includes(where)
