import { inCurrencies, roundTens } from '../../../backend/api/catalogue/prices.ts'
import { hashInt, hashUnit } from '../../../backend/api/hash.ts'
import { GROUP } from '../departures/status.ts'
import { copiesOf, type TravelCopy, type TravelSource } from '../travel-source.ts'
import { destinationId } from './destination-rows.ts'
import { itineraryDays } from './itinerary-days.ts'

export type TravelRow = {
  id: string
  slug: string
  destination_id: string
  continent: TravelSource['continent']
  days: number
  style: string
  type: string
  cost_center: 'SHORT_HAUL' | 'MEDIUM_HAUL' | 'LONG_HAUL'
  moods: string
  badges: string
  score: number
  /** Counts ratings without text. */
  star_counts: string
  group_min: number
  group_max: number
  money_pot_eur: number
  money_pot_gbp: number
  money_pot_usd: number
  video: string | null
  stage_countries: string
  poster_stage: number | null
  airport: string | null
  latitude: number | null
  longitude: number | null
}

/** Group fund in euro cents per day, by price level of the area. */
const DAILY_FUND: Record<TravelSource['continent'], number> = {
  asia: 1800,
  'south-america': 2200,
  america: 2200,
  'north-america': 3600,
  europe: 3000,
  africa: 2400,
  oceania: 3400,
  antarctica: 4000,
}

/** Filter keys take at most 40 characters, and a travel's id is its slug. */
const MAX_ID = 40

/** Most travels that are called trending. */
const MAX_HOT = 10

const scoreOf = ({ popularity, slug }: TravelSource): number => popularity * 1000 + hashInt(0, 999, slug, 'score')

/** Slugs of the most popular travels with departures. */
export const hottestTravels = (travels: readonly TravelSource[]): ReadonlySet<string> =>
  new Set(
    travels
      .filter(({ onHold }) => !onHold)
      .toSorted((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, MAX_HOT)
      .map(({ slug }) => slug),
  )

/** `reviewed`: travels with reviews, so not new. */
export const travelRow = (
  travel: TravelSource,
  reviewed: ReadonlySet<string>,
  hottest: ReadonlySet<string>,
  starCounts: readonly number[],
): TravelRow => {
  if (travel.slug.length > MAX_ID) throw new Error(`slug ${travel.slug} is longer than ${MAX_ID} characters`)
  const pot = inCurrencies(DAILY_FUND[travel.continent] * travel.days, roundTens)
  return {
    id: travel.slug,
    slug: travel.slug,
    destination_id: destinationId(travel.countries[0] ?? ''),
    continent: travel.continent,
    days: travel.days,
    style: travel.style,
    type: travel.type,
    cost_center: costCenter(travel),
    moods: JSON.stringify(travel.moods),
    badges: JSON.stringify(badges(travel, reviewed, hottest)),
    score: scoreOf(travel),
    star_counts: JSON.stringify(starCounts),
    group_min: GROUP.min,
    group_max: GROUP.max,
    money_pot_eur: pot.EUR,
    money_pot_gbp: pot.GBP,
    money_pot_usd: pot.USD,
    video: travel.film ?? null,
    stage_countries: JSON.stringify((travel.stageCountries ?? []).map(destinationId)),
    poster_stage: travel.posterStage ?? null,
    airport: travel.airport ? JSON.stringify(travel.airport) : null,
    ...pointOf(travel),
  }
}

/** Where the longest stay is, or what its poster shows. */
const pointOf = ({ stagePoints, stageEnds, posterStage }: TravelSource): Pick<TravelRow, 'latitude' | 'longitude'> => {
  const lengths = stageEnds.map((end, index) => end - (stageEnds[index - 1] ?? 0))
  const stage = posterStage === undefined ? lengths.indexOf(Math.max(...lengths)) : posterStage - 1
  return stagePoints?.[stage] ?? { latitude: null, longitude: null }
}

export const travelDestinationRows = (travel: TravelSource) =>
  [...new Set(travel.countries)].map((code) => ({ destination_id: destinationId(code), travel_id: travel.slug }))

export const travelTextRows = (travel: TravelSource) =>
  copiesOf(travel).map(({ language, copy: { slug = travel.slug, title, destinationLabel, summary } }) => ({
    language,
    travel_id: travel.slug,
    slug,
    title,
    destination_label: destinationLabel,
    summary,
  }))

export const travelSlugRows = (travel: TravelSource) =>
  [...new Set([travel.slug, ...travelTextRows(travel).map(({ slug }) => slug)])].map((slug) => ({
    slug,
    travel_id: travel.slug,
  }))

export const travelStoryRows = (travel: TravelSource) =>
  copiesOf(travel).map(({ language, copy }) => ({
    language,
    travel_id: travel.slug,
    description: copy.description,
    itinerary: JSON.stringify(itinerary(travel, copy)),
  }))

/** Each stage starts the day after the previous one. */
const itinerary = (travel: TravelSource, { stages }: TravelCopy) => {
  const days = itineraryDays(travel)
  return stages.map((stage, index) => {
    const fromDay = (travel.stageEnds[index - 1] ?? 0) + 1
    const toDay = travel.stageEnds[index] ?? travel.days
    return {
      fromDay,
      toDay,
      ...stage,
      ...(days.length > 0 && { days: days.slice(fromDay - 1, toDay) }),
      point: travel.stagePoints?.[index] ?? null,
    }
  })
}

const costCenter = (travel: TravelSource): TravelRow['cost_center'] =>
  travel.continent === 'europe' ? 'SHORT_HAUL' : travel.continent === 'africa' ? 'MEDIUM_HAUL' : 'LONG_HAUL'

const badges = (
  travel: TravelSource,
  reviewed: ReadonlySet<string>,
  hottest: ReadonlySet<string>,
): ('NEW' | 'HOT' | 'SAFE')[] => {
  if (hottest.has(travel.slug)) return ['HOT']
  if (!reviewed.has(travel.slug) && hashUnit(travel.slug, 'new') < 0.14) return ['NEW']
  return travel.type !== 'EXPEDITION' && hashUnit(travel.slug, 'safe') < 0.12 ? ['SAFE'] : []
}
