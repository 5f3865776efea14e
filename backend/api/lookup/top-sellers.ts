import type { Destination, TopSellers } from '../../../shared/contracts/destination.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import { loadTravels } from '../catalogue/cards.ts'
import { loadColumns } from '../catalogue/columns/load-columns.ts'
import { byScore, type TravelFacts } from '../catalogue/columns/travel-facts.ts'
import { countOffers, loadDestinations } from '../catalogue/destinations.ts'
import type { Site } from '../site.ts'
import { candidateTerms } from './candidate-terms.ts'
import { travelsOfTerms } from './find-travels.ts'
import { type RankedTerm, rankMatches } from './rank-matches.ts'

/** Empty lists mean everywhere. */
export type TopSellersQuery = { search: string; countries: string[]; continents: string[] }

const MAX_COUNTRIES = 12
const MAX_TRAVELS = 12

/** Lists the best matches, or best sellers without a text; counts cover all matches. */
export const topSellers = async (site: Site, query: TopSellersQuery): Promise<TopSellers> => {
  const text = foldText(query.search)
  const [destinations, columns, terms] = await Promise.all([
    loadDestinations(site),
    loadColumns(site.db, site.language),
    text ? candidateTerms(site.db, site.language, text) : [],
  ])
  const countries = destinations.filter((country) =>
    matchesQuery(query, [country.isoCodeAlpha3], country.continentCode),
  )
  const travels = columns
    .map(({ travel }) => travel)
    .filter(({ destinations: visited, continent }) => matchesQuery(query, visited, continent))
    .sort(byScore)
  if (!query.search.trim()) return buildTopSellers(site, countries, travels)
  const matches = rankMatches(text, terms)
  return buildTopSellers(site, matchedCountries(matches, countries), matchedTravels(matches, travels))
}

const matchesQuery = (query: TopSellersQuery, countries: readonly string[], continent: string): boolean =>
  (query.countries.length === 0 || countries.some((code) => query.countries.includes(code.toUpperCase()))) &&
  (query.continents.length === 0 || query.continents.includes(continent))

const matchedCountries = (matches: readonly RankedTerm[], countries: readonly Destination[]): Destination[] => {
  const named = matches.filter(({ kind }) => kind === 'destination').map(({ ref }) => ref)
  const continents = matches.filter(({ kind }) => kind === 'continent').map(({ ref }) => ref)
  const found = [
    ...named.flatMap((id) => countries.filter((country) => country.id === id)),
    ...countries.filter((country) => continents.includes(country.continentCode)),
  ]
  return [...new Set(found)]
}

const matchedTravels = (matches: readonly RankedTerm[], travels: readonly TravelFacts[]): TravelFacts[] => {
  const isPlace = ({ kind }: RankedTerm) => kind === 'destination' || kind === 'continent'
  const found = (terms: readonly RankedTerm[]) => [...travelsOfTerms(travels, terms).keys()]
  const within = found(matches.filter(isPlace))
  const named = found(matches.filter((match) => !isPlace(match)))
  const ids = matches[0] && isPlace(matches[0]) ? [...within, ...named] : [...named, ...within]
  const byId = new Map(travels.map((travel) => [travel.id, travel]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

const buildTopSellers = async (
  site: Site,
  countries: Destination[],
  travels: readonly TravelFacts[],
): Promise<TopSellers> => {
  const listed = travels.slice(0, MAX_TRAVELS).map(({ id }) => id)
  return {
    countries: countries.slice(0, MAX_COUNTRIES),
    travels: await loadTravels(site, listed),
    ...countOffers(travels),
  }
}
