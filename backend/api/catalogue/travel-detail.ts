import { areaPath } from '../../../markets/area-pages.ts'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Point } from '../../../shared/contracts/point.ts'
import type { ItineraryDay, Travel, TravelDetail } from '../../../shared/contracts/travel.ts'
import { groupLanguageOf } from '../../../shared/tours/group-language.ts'
import { offerOf } from '../../../shared/tours/offer.ts'
import { countryFacts } from '../geography/countries.ts'
import type { Site } from '../site.ts'
import type { Film } from '../sources/catalogue-codes.ts'
import { fragment, type PriceColumns, pricesIn, travelIdOf } from '../sql/fragment.ts'
import { apiMessages, continentOf } from '../translate.ts'
import { loadTours, loadTravels } from './cards.ts'
import { loadColumns } from './columns/load-columns.ts'
import { byScore } from './columns/travel-facts.ts'
import { loadCoordinator } from './coordinators.ts'
import { linkedCountries, linkedPlaces, loadPlaceSlugs, placePath } from './place-slugs.ts'
import { filterOf, isVisited } from './places.ts'
import { loadReviews } from './reviews.ts'
import { travelExtras } from './travel-extras.ts'
import { stagePicture, travelPoster } from './travel-pictures.ts'

const MAX_DEPARTURES = 200
const MAX_REVIEWS = 24
const MAX_RELATED = 4

type StoryRow = PriceColumns<'money_pot'> & {
  id: string
  description: string
  itinerary: string
  destination_id: string
  destination_name: string
  iso_alpha3: string
  continent: ContinentCode
  style: string
  type: string
  group_min: number
  group_max: number
  video: Film | null
  slugs: string
  ratingCounts: string
}

/** Includes departures of every status. */
export const travelDetail = async (site: Site, slug: string): Promise<TravelDetail | null> => {
  const story = await loadStory(site, slug)
  if (!story) return null
  const [[travel, ...related], departures, reviews, extras, placeSlugs, links] = await Promise.all([
    relatedIds(site, story).then((ids) => loadTravels(site, [story.id, ...ids])),
    loadTours(site, upcomingDepartures(story.id, site.today)),
    loadReviews(site, { travelId: story.id }, MAX_REVIEWS),
    travelExtras(site, story),
    loadPlaceSlugs(site.db),
    linksOf(site, story),
  ])
  if (!travel) return null
  const path = placePath(placeSlugs, story.destination_id, site.market)
  const led = departures.filter(({ coordinator }) => coordinator !== null)
  const bookable = led.filter((departure) => offerOf(departure) === 'book')
  const own = groupLanguageOf(markets[site.market])
  const leader = (bookable.find(({ groupLanguage }) => groupLanguage === own) ?? bookable[0] ?? led[0])?.coordinator
  return {
    ...travel,
    ...facts(site, story, travel, path),
    ...extras,
    ...links,
    breadcrumbs: trailOf(site, story, path),
    coordinator: leader ? await loadCoordinator(site, leader.id) : null,
    departures,
    reviews,
    ratingCounts: JSON.parse(story.ratingCounts) as number[],
    related,
  }
}

/** Pages of its countries, and of the cities and regions where it stops. */
const linksOf = async (
  site: Site,
  { id, destination_id: main }: StoryRow,
): Promise<Pick<TravelDetail, 'countries' | 'places'>> => {
  const columns = await loadColumns(site.db, site.language)
  const travel = columns.find((each) => each.travel.id === id)?.travel
  if (travel === undefined) return { countries: [], places: [] }
  const [countries, places] = await Promise.all([
    linkedCountries(site, [main, ...travel.destinations.filter((destination) => destination !== main)]),
    linkedPlaces(site, (source) => isVisited(filterOf(source), travel)),
  ])
  return { countries, places }
}

/** The page of Antarctica is that of its area. */
const trailOf = ({ market }: Site, { continent, destination_name: name }: StoryRow, path: string | null) => {
  const area = { name: continentOf(continent, market).name, path: areaPath(markets[market], continent) }
  const trail = path === area.path ? [area] : [area, { name, path }]
  return trail.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]))
}

const loadStory = (site: Site, slug: string): Promise<StoryRow | null> =>
  site.db
    .prepare(
      `SELECT v.id, s.description, s.itinerary, v.destination_id, n.name AS destination_name, d.iso_alpha3,
        d.continent, v.style, v.type, v.group_min, v.group_max, v.money_pot_eur, v.money_pot_gbp, v.money_pot_usd, v.video,
        (SELECT json_group_object(language, slug) FROM travel_texts
          WHERE language IN (SELECT value FROM json_each(?3)) AND travel_id = v.id) AS slugs,
        v.star_counts AS ratingCounts
      FROM travels AS v
      JOIN travel_stories AS s ON s.language = ?1 AND s.travel_id = v.id
      JOIN destinations AS d ON d.id = v.destination_id
      JOIN destination_names AS n ON n.language = ?1 AND n.destination_id = d.id
      WHERE v.id = ${travelIdOf('?2')}`,
    )
    .bind(site.language, slug, JSON.stringify(LANGUAGES))
    .first<StoryRow>()

const facts = (site: Site, story: StoryRow, travel: Travel, destinationPath: string | null) => {
  const stages = stagesOf(site, story)
  const name = `${travel.title}, ${travel.destinationLabel}`
  return {
    description: story.description,
    itinerary: stages,
    destination: {
      id: story.destination_id,
      name: story.destination_name,
      isoCodeAlpha3: story.iso_alpha3,
      continentCode: story.continent,
      path: destinationPath,
    },
    destinationFacts: factsOf(story.iso_alpha3),
    video: story.video && {
      file: story.video,
      poster: travelPoster(site, travel.id, name, apiMessages[site.market].labels.film[story.video]).desktop,
    },
    photos: [travelPoster(site, travel.id, name).desktop, ...stages.flatMap(({ picture }) => picture ?? [])],
    slugs: JSON.parse(story.slugs) as Record<string, string>,
    groupSize: { min: story.group_min, max: story.group_max },
    moneyPot: pricesIn(story, 'money_pot'),
  }
}

type StoredStage = Omit<TravelDetail['itinerary'][number], 'picture' | 'days' | 'point'> & {
  days?: ItineraryDay[]
  point?: Point | null
}

const stagesOf = (site: Site, story: StoryRow) =>
  (JSON.parse(story.itinerary) as StoredStage[]).map((stage, index) => ({
    ...stage,
    days: stage.days ?? [],
    point: stage.point ?? null,
    picture: stagePicture(site, story.id, `${stage.place}: ${stage.title}`, index + 1),
  }))

const factsOf = (isoAlpha3: string): TravelDetail['destinationFacts'] => {
  const facts = countryFacts(isoAlpha3)
  if (facts === null) return null
  const { currency, languages, timeZone, plugs } = facts
  return { currency, languages, timeZone, plugs }
}

const upcomingDepartures = (travelId: string, today: string) =>
  fragment(
    `SELECT no FROM tours INDEXED BY tours_by_travel
    WHERE travel_id = ? AND starting_date > ? ORDER BY starting_date, no LIMIT ?`,
    travelId,
    today,
    MAX_DEPARTURES,
  )

/** Same country first, then same style on the continent, then the continent's best sellers. */
const relatedIds = async (
  site: Site,
  { id, continent, destination_id: country, style }: StoryRow,
): Promise<string[]> => {
  const columns = await loadColumns(site.db, site.language)
  return columns
    .map(({ travel }) => travel)
    .filter((travel) => travel.continent === continent && travel.id !== id)
    .sort(
      (a, b) =>
        Number(b.destinations.includes(country)) - Number(a.destinations.includes(country)) ||
        Number(b.style === style) - Number(a.style === style) ||
        byScore(a, b),
    )
    .slice(0, MAX_RELATED)
    .map((travel) => travel.id)
}
