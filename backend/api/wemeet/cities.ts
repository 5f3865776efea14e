import { type MarketId, type TextKey, WORLD_MARKET } from '../../../markets/market-id.ts'
import { allMarkets, markets } from '../../../markets/registry.ts'
import type { Point } from '../../../shared/contracts/point.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import { distanceKm } from '../geography/countries.ts'
import { matchTerm, TIERS, type Tier } from '../lookup/match-term.ts'

export type City = Point & {
  id: string
  country: string
  timeZone: string
  popularity: number
  names: Readonly<Record<TextKey, string>>
}

export const loadCities = async (db: D1Database): Promise<City[]> => {
  const { results } = await db
    .prepare('SELECT *, time_zone AS timeZone FROM wemeet_cities ORDER BY popularity DESC, id')
    .all<Omit<City, 'names'> & { names: string }>()
  return results.map((row) => ({ ...row, names: JSON.parse(row.names) }))
}

const NEAR_KM = 60

export const near = (cities: readonly City[], city: City): City[] =>
  cities.filter((each) => distanceKm(each, city) <= NEAR_KM)

export type FoundCity = { city: City; isGuess: boolean }

const MIN_LETTERS = 2
/** Matches inside a name ("ona" in Barcelona) are accidental. */
const MEANT: readonly Tier[] = TIERS.filter((tier) => tier !== 'inside')

/** Ignores accents and small typos; ties prefer the market's countries, then popularity. */
export const findCity = (cities: readonly City[], text: string, countries: readonly string[]): FoundCity | null => {
  const folded = foldText(text)
  if (folded.length < MIN_LETTERS) return null
  const ranked = cities
    .flatMap((city) => {
      const best = bestMatch(city, folded)
      return best === null ? [] : [{ city, ...best, isAway: !countries.includes(city.country) }]
    })
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        a.slips - b.slips ||
        Number(a.isAway) - Number(b.isAway) ||
        b.city.popularity - a.city.popularity,
    )
  const [first] = ranked
  return first === undefined ? null : { city: first.city, isGuess: MEANT[first.tier] === 'misspelt' }
}

/** German also writes umlauts with an e: "Muenchen". */
const spellings = (names: City['names']): string[] =>
  Object.values(names).flatMap((name) => [name, name.replace(/[äöü]/gi, '$&e')])

const bestMatch = ({ id, names }: City, folded: string): { tier: number; slips: number } | null =>
  [id.replaceAll('-', ' '), ...spellings(names)].reduce<{ tier: number; slips: number } | null>((best, name) => {
    const match = matchTerm(folded, foldText(name))
    const tier = match === null ? -1 : MEANT.indexOf(match.tier)
    if (match === null || tier < 0) return best
    return best === null || tier < best.tier || (tier === best.tier && match.slips < best.slips)
      ? { tier, slips: match.slips }
      : best
  }, null)

/** Global also lists countries of markets without an events page (spec section 2: en-WE). */
export const eventCountries = (market: MarketId): string[] => [
  ...markets[market].countries,
  ...(market === WORLD_MARKET
    ? allMarkets.filter(({ paths }) => paths['events-wemeet'] === null).flatMap(({ countries }) => countries)
    : []),
]
