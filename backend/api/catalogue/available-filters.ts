import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import { CONTINENT_CODES, type Destination } from '../../../shared/contracts/destination.ts'
import type { AgeBadge } from '../../../shared/contracts/tour.ts'
import { DURATION_BUCKETS } from '../../../shared/filters/definitions.ts'
import { sitePicture } from '../images/chosen-pictures.ts'
import type { Site } from '../site.ts'
import { BADGES, COST_CENTERS, STYLES, TYPES } from '../sources/catalogue-codes.ts'
import { allLabelled, apiMessages, continentOf } from '../translate.ts'
import { loadColumns } from './columns/load-columns.ts'
import type { TravelFacts } from './columns/travel-facts.ts'
import { countOffers, countriesIn, loadDestinations } from './destinations.ts'
import { loadPeriods } from './periods.ts'
import { PRICE_RANGES } from './prices.ts'
import { ageRanges } from './travel-row.ts'

export const availableFilters = async (site: Site): Promise<AvailableFilters> => {
  const [columns, destinations, periods, ages] = await Promise.all([
    loadColumns(site.db, site.language),
    loadDestinations(site),
    loadPeriods(site),
    loadAges(site),
  ])
  const { labels } = apiMessages[site.market]
  return {
    badges: allLabelled(labels.badge, BADGES),
    travelStyles: allLabelled(labels.style, STYLES),
    travelTypes: allLabelled(labels.type, TYPES),
    costCenters: allLabelled(labels.costCenter, COST_CENTERS),
    durations: [...DURATION_BUCKETS],
    prices: { ranges: PRICE_RANGES },
    destinations: byContinent(
      destinations,
      columns.map(({ travel }) => travel),
      site,
    ),
    ageRanges: ages,
    periods,
  }
}

const byContinent = (
  destinations: readonly Destination[],
  travels: readonly TravelFacts[],
  site: Site,
): AvailableFilters['destinations'] => {
  const { market, locale } = site
  return CONTINENT_CODES.map((code) => ({
    continent: continentOf(code, market),
    picture: sitePicture(site, `area-${code}`, continentOf(code, market).name, '').desktop,
    items: countriesIn(destinations, code, locale),
    departuresCount: countOffers(travels.filter(({ continent }) => continent === code)).departuresCount,
  })).filter(({ items }) => items.length > 0)
}

const loadAges = async ({ db, language }: Pick<Site, 'db' | 'language'>): Promise<AgeBadge[]> => {
  const row = await db
    .prepare(
      `SELECT group_concat(o.age_badges) AS badges FROM travel_offers AS o
      JOIN travel_texts AS x ON x.language = ? AND x.travel_id = o.travel_id WHERE o.age_badges <> ''`,
    )
    .bind(language)
    .first<{ badges: string | null }>()
  return ageRanges(row?.badges ?? '')
}
