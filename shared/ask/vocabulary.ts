import type { AvailableFilters, Period } from '../contracts/available-filters.ts'
import { CONTINENT_CODES } from '../contracts/destination.ts'
import { availableOptions } from '../filters/available-options.ts'
import { keysWith } from '../filters/definitions.ts'
import { foldText } from '../text/fold-text.ts'
import { anyOf, type Grammar } from './grammar.ts'
import type { Country } from './occasions.ts'

const CODES_KEYS = keysWith({ kind: 'codes' })
type CodesKey = (typeof CODES_KEYS)[number]

/** The values of a market's filters; no other gets into a parsed filter. */
export type Vocabulary = {
  /** Folded names of places to where-values, several separated by commas: `jpn`, `continent:asia`. */
  places: ReadonlyMap<string, string>
  /** Their names as one pattern with a capturing group. */
  placePattern: string
  /** Words of their names that are long enough for typing errors. */
  placeWords: ReadonlySet<string>
  holidays: readonly Period[]
  /** The one with most departures first. */
  countries: readonly Country[]
  codes: ReadonlyMap<CodesKey, ReadonlySet<string>>
}

const cache = new WeakMap<AvailableFilters, Map<Grammar, Vocabulary>>()

/** The vocabulary of a market's filters in a language, cached per response of the back end. */
export const vocabularyOf = (filters: AvailableFilters, grammar: Grammar): Vocabulary => {
  const cached = cache.get(filters)?.get(grammar)
  if (cached !== undefined) return cached
  const vocabulary = createVocabulary(filters, grammar)
  cache.set(filters, (cache.get(filters) ?? new Map()).set(grammar, vocabulary))
  return vocabulary
}

const createVocabulary = (filters: AvailableFilters, grammar: Grammar): Vocabulary => {
  const places = new Map<string, string>()
  const continents = filters.destinations.map(({ continent }) => continent)
  const named = [
    ...filters.destinations.flatMap(({ items }) => items.map(({ id, name }) => [name, id] as const)),
    ...continents.map(({ id, name }) => [name, `continent:${id}`] as const),
  ]
  const exists = new Set(named.map(([, where]) => where))
  const idOfCode = new Map<string, string>(continents.map(({ code, id }) => [code, id]))
  for (const [name, wheres] of Object.entries(grammar.places)) {
    const known = wheres
      .split(' ')
      .map((where) => (isContinent(where) ? `continent:${idOfCode.get(where)}` : where))
      .filter((where) => exists.has(where))
    if (known.length > 0) places.set(name, known.join(','))
  }
  for (const [name, where] of named) if (foldText(name) !== '') places.set(foldText(name), where)
  return {
    places,
    placePattern: `(${anyOf([...places.keys()])})`,
    placeWords: new Set([...places.keys()].flatMap((name) => name.split(' ')).filter(({ length }) => length > 4)),
    countries: filters.destinations
      .flatMap(({ continent, items }) => items.map((item) => ({ ...item, continent: continent.id })))
      .toSorted((a, b) => b.departuresCount - a.departuresCount)
      .map(({ id, isoCodeAlpha3: code, continent }) => ({ id, code, continent })),
    holidays: filters.periods.filter(({ type }) => type !== 'month'),
    codes: new Map(CODES_KEYS.map((key) => [key, new Set(availableOptions(filters, key).map(({ code }) => code))])),
  }
}

const isContinent = (where: string): boolean => (CONTINENT_CODES as readonly string[]).includes(where)
