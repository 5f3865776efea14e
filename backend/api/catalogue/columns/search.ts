import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { engineRanks } from '../../lookup/engine-ranks.ts'
import { type FoundByText, findTravels } from '../../lookup/find-travels.ts'
import { matchWords } from '../../lookup/match-words.ts'
import type { RankedTerm } from '../../lookup/rank-matches.ts'
import type { Site } from '../../site.ts'
import { type StoredCurrency, storedCurrency } from '../../sources/stored-currency.ts'
import { type DepartureTest, departureTest } from './departure-test.ts'
import { loadColumns, type TravelColumns } from './load-columns.ts'
import { type TravelTest, travelTest } from './travel-test.ts'

export type Search = {
  filter: ListRequest
  /** Currency of the shown prices. */
  currency: StoredCurrency
  limitCurrency: StoredCurrency
  today: string
  travels: readonly TravelColumns[]
  matches: ReadonlyMap<string, FoundByText> | null
  /** Ranks of the search engine, 0 the best; null: those of `matches`. */
  ranks: ReadonlyMap<string, number> | null
  testTravel: TravelTest
  testDeparture: DepartureTest
}

export const prepareSearch = async (site: Site, filter: ListRequest): Promise<Search> => {
  const { textSearch, relevance } = filter
  const [travels, words, ranks] = await Promise.all([
    loadColumns(site.db, site.language),
    textSearch ? matchWords(site, textSearch) : null,
    textSearch && relevance === 'meili' ? engineRanks(site, textSearch) : null,
  ])
  return { ...searchOf(site, filter, travels, words), ranks }
}

export const prepareSearches = async (site: Site, filters: readonly ListRequest[]): Promise<Search[]> => {
  const texts = [...new Set(filters.flatMap(({ textSearch }) => textSearch ?? []))]
  const [travels, ...words] = await Promise.all([
    loadColumns(site.db, site.language),
    ...texts.map((text) => matchWords(site, text)),
  ])
  return filters.map((filter) => searchOf(site, filter, travels, words[texts.indexOf(filter.textSearch ?? '')] ?? null))
}

const searchOf = (
  { currency, today }: Site,
  filter: ListRequest,
  travels: readonly TravelColumns[],
  words: readonly (readonly RankedTerm[])[] | null,
): Search => {
  const shown = storedCurrency(filter.currency ?? currency)
  const matches =
    words &&
    findTravels(
      travels.map(({ travel }) => travel),
      words,
    )
  return {
    filter,
    currency: shown,
    limitCurrency: storedCurrency(filter.limitCurrency ?? shown),
    today,
    travels,
    matches,
    ranks: null,
    testTravel: travelTest(filter, matches),
    testDeparture: departureTest(filter, today),
  }
}
