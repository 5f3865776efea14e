import type { Destination, TopSellers } from '../../../shared/contracts/destination.ts'
import { countOffers, loadDestinations } from '../catalogue/destinations.ts'
import { loadTravels } from '../catalogue/travel-cards.ts'
import { travelIds } from '../catalogue/travel-list.ts'
import type { Site } from '../site.ts'
import { candidateTerms } from './candidate-terms.ts'
import { travelsOfTerms } from './find-travels.ts'
import { foldText } from './fold-text.ts'
import { type RankedTerm, rankMatches } from './rank-matches.ts'

/** What is asked for: countries by alpha-3 code, continents by code; empty lists mean everywhere. */
export type TopSellersQuery = { search: string; countries: string[]; continents: string[] }

const MAX_COUNTRIES = 12
const MAX_TRAVELS = 12

/**
 * Destination look-up (spec section 7): countries and travels that a text means, best match first, in the market's
 * language, whatever its accents and with a slip or two; without a text the best sellers. The counts speak of all
 * that was found, not only of what is listed.
 */
export async function topSellers(site: Site, query: TopSellersQuery): Promise<TopSellers> {
  const within = await scope(site, query)
  const text = foldText(query.search)
  if (query.search.trim() && !text) return answer(site, [], [])
  if (!text) return answer(site, within.countries, within.travels)
  const matches = rankMatches(text, await candidateTerms(site.db, site.language, text))
  const travels = await matchedTravels(site, matches)
  return answer(
    site,
    matchedCountries(matches, within.countries),
    travels.filter((id) => within.travels.includes(id)),
  )
}

/** Countries and travels of the asked places, best sellers first. */
async function scope(site: Site, { countries, continents }: TopSellersQuery) {
  const destinations = await loadDestinations(site)
  const asked = destinations.filter(
    ({ isoCodeAlpha3, continentCode }) =>
      (countries.length === 0 || countries.includes(isoCodeAlpha3)) &&
      (continents.length === 0 || continents.includes(continentCode)),
  )
  const everywhere = countries.length === 0 && continents.length === 0
  const filter = {
    ...(countries.length && { destinationId: countries.map((code) => code.toLowerCase()) }),
    ...(continents.length && { continentId: continents }),
  }
  return { countries: asked, travels: await travelIds(site, everywhere ? {} : filter) }
}

/** A continent stands for its countries, after those that are named themselves. */
function matchedCountries(matches: readonly RankedTerm[], countries: readonly Destination[]): Destination[] {
  const named = matches.filter(({ kind }) => kind === 'destination').map(({ ref }) => ref)
  const continents = matches.filter(({ kind }) => kind === 'continent').map(({ ref }) => ref)
  const found = [
    ...named.flatMap((id) => countries.filter((country) => country.id === id)),
    ...countries.filter((country) => continents.includes(country.continentCode)),
  ]
  return [...new Set(found)]
}

/** Travels of what was named best come first: those of a country or continent, or those named themselves. */
async function matchedTravels(site: Site, matches: readonly RankedTerm[]): Promise<string[]> {
  const isPlace = ({ kind }: RankedTerm) => kind === 'destination' || kind === 'continent'
  const within = await travelsOfTerms(site, matches.filter(isPlace))
  const named = matches.filter((match) => !isPlace(match)).map(({ ref }) => ref)
  return [...new Set(matches[0] && isPlace(matches[0]) ? [...within, ...named] : [...named, ...within])]
}

async function answer(site: Site, countries: Destination[], travels: string[]): Promise<TopSellers> {
  const [cards, counts] = await Promise.all([
    loadTravels(site, travels.slice(0, MAX_TRAVELS)),
    countOffers(site, travels),
  ])
  return { countries: countries.slice(0, MAX_COUNTRIES), travels: cards, ...counts }
}
