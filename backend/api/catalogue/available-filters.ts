import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import { CONTINENT_CODES, type Destination } from '../../../shared/contracts/destination.ts'
import { DURATION_BUCKETS } from '../../../shared/contracts/filter-state.ts'
import type { AgeBadge } from '../../../shared/contracts/tour.ts'
import { allLabelled, BADGE_LABELS, COST_CENTER_LABELS, STYLE_LABELS, TYPE_LABELS } from '../labels/catalogue-labels.ts'
import { continentOf } from '../labels/continent-names.ts'
import type { Site } from '../site.ts'
import { loadColumns } from './columns/load-columns.ts'
import type { TravelFacts } from './columns/travel-facts.ts'
import { countOffers, loadDestinations } from './destinations.ts'
import { landscape } from './image-resources.ts'
import { loadPeriods } from './periods.ts'
import { PRICE_RANGES } from './price-ranges.ts'
import { ageRanges } from './travel-row.ts'

/** `GET /filters`: all that a search can be narrowed by, with counts on the site's day. */
export async function availableFilters(site: Site): Promise<AvailableFilters> {
  const [columns, destinations, periods, ages] = await Promise.all([
    loadColumns(site.db),
    loadDestinations(site),
    loadPeriods(site),
    loadAges(site.db),
  ])
  return {
    badges: allLabelled(BADGE_LABELS, site.language),
    travelStyles: allLabelled(STYLE_LABELS, site.language),
    travelTypes: allLabelled(TYPE_LABELS, site.language),
    costCenters: allLabelled(COST_CENTER_LABELS, site.language),
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

/** Continents in the order of their buttons, countries by name as the market sorts names. */
function byContinent(
  destinations: readonly Destination[],
  travels: readonly TravelFacts[],
  { language, locale, imagesBase }: Site,
): AvailableFilters['destinations'] {
  const collator = new Intl.Collator(locale)
  return CONTINENT_CODES.map((code) => ({
    continent: continentOf(code, language),
    picture: landscape({ imagesBase }, `area-${code}`, continentOf(code, language).name),
    items: destinations
      .filter(({ continentCode }) => continentCode === code)
      .sort((a, b) => collator.compare(a.name, b.name)),
    departuresCount: countOffers(travels.filter(({ continent }) => continent === code)).departuresCount,
  })).filter(({ items }) => items.length > 0)
}

/** Age badges that departures on sale have. */
async function loadAges(db: D1Database): Promise<AgeBadge[]> {
  const row = await db
    .prepare("SELECT group_concat(age_badges) AS badges FROM travel_offers WHERE age_badges <> ''")
    .first<{ badges: string | null }>()
  return ageRanges(row?.badges ?? '')
}
