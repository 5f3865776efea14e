import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour, FoundTravel, SearchFacets, SearchPriceGrid } from '../../../shared/contracts/search.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import type { TripPin } from '../../../shared/contracts/trip-pins.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { filterQuery, pick, withoutKeys } from '../../../shared/filters/filter-query.ts'
import type { TypedFields } from '../../../shared/filters/form-query.ts'
import { isFull, MAX_TEXT } from '../../../shared/filters/search-text.ts'
import { SHOW_MAP, SHOW_PRICES, withoutShownPages } from '../../../shared/filters/shown-pages.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { activeFilters } from '../../search/active-filters.ts'
import type { Relaxation } from '../../search/relaxations.ts'
import type { MapPin } from '../../ui/map/map-picture.tsx'
import { tripMapPins } from '../../ui/map/trip-map-pins.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { filtersPrice, searchHref } from '../../ui/search-box/search-href.ts'
import { travelHref } from '../../ui/travel-href.ts'
import { filterForm, hiddenFormFields } from './filter-form.ts'
import type { OptionCounts } from './option-counts.ts'
import { placeGroups } from './place-groups.ts'
import { type PriceGrid, priceGrid } from './price-grid-model.ts'
import { continentLinks, languageLink, moodLinks } from './quick-links-model.ts'
import { comparison, moreLink, shownPart, type TourGroup, totalText, tourGroups } from './results-model.ts'
import { searchHint } from './search-hint.ts'
import { withTyped } from './search-query.ts'
import { searchTitle, searchTracking } from './search-title.ts'
import { searchBar, sortField } from './toolbar-model.ts'

export type SearchList =
  | { tab: 'tours'; page: PageOf<FoundTour> & { matchingTravels?: number } }
  | { tab: 'travels'; page: PageOf<FoundTravel> }

/** Data of the search page; null where the back end failed or was not called. */
export type SearchData = {
  list: SearchList
  filters: AvailableFilters | null
  facets: SearchFacets | null
  counts: OptionCounts
  grid: SearchPriceGrid | null
  /** The back end has no calls for the other tab, or for the price grid. */
  lacksTabs?: boolean
  lacksGrid?: boolean
  /** What the map shows; null where it is not asked for. */
  pins: readonly TripPin[] | null
  /** Empty when this search has enough results. */
  relaxations: readonly Relaxation[]
  /** null when this search has results. */
  suggested: SuggestedTravels | null
}

/** Trips below a search without results: of the closest wider search, or best sellers. */
export type SuggestedTravels = { areClosest: boolean; travels: readonly Travel[] }

type SearchResults =
  | { kind: 'tours'; groups: readonly TourGroup[]; relaxations: readonly Relaxation[] }
  | { kind: 'travels'; travels: readonly FoundTravel[]; relaxations: readonly Relaxation[] }
  | { kind: 'none'; relaxations: readonly Relaxation[]; suggested: SuggestedTravels | null }

/** `href` shows the map, or the list alone. */
export type MapView = { href: string; pins: readonly MapPin[]; open: boolean }

/** `href` opens or closes the grid. */
export type GridView = { href: string; grid: PriceGrid | null; open: boolean }

export type SearchModel = ReturnType<typeof searchModel>

/**
 * @param site with the currency of the filter's prices
 * @param typed what is not understood, by field
 */
export const searchModel = (site: RenderContext, filter: FilterState, data: SearchData, typed: TypedFields = {}) => {
  const { list, filters, facets, counts } = data
  const { market, currency, t } = site
  const { page } = list
  const firstPage = withoutKeys(filter, ...GROUPS.page)
  const total = totalText(site, list.tab, page)
  const known = [filters === null, counts]
  const active = activeFilters(site, filter, filters)
  const form = filterForm(site, filter, filters, facets, counts, typed)
  return {
    ...searchTitle(site, filter, filters),
    filter,
    total,
    /** "Mostra 128 partenze". */
    apply: page.totalIsAtLeast ? t('search.apply') : t('search.applyTotal', { total }),
    tabs: (data.lacksTabs ? [] : (['tours', 'travels'] as const)).map((tab) => ({
      label: t(tab === 'tours' ? 'search.tabTours' : 'search.tabTravels'),
      href: searchHref(site, { ...withoutKeys(firstPage, 'show'), tab }),
      current: tab === list.tab,
    })),
    activeFilters: active,
    /** A long text was cut; what is not understood, as narrow screens have no fields beside the results. */
    notes: [
      ...(isFull(filter.textSearch ?? '') ? [t('search.textCut', { most: MAX_TEXT })] : []),
      ...Object.values(form.own).flatMap(({ value, problem }) =>
        problem === null ? [] : [t('search.unread', { text: value, problem })],
      ),
    ],
    hint: searchHint(site, filter, filters),
    clearHref: searchHref(site, { tab: filter.tab, sort: filter.sort }),
    filtersHref: withModal(withTyped(searchHref(site, filter), typed), 'filters'),
    bar: searchBar(site, filter, filters),
    language: languageLink(site, filter, facets),
    continents: continentLinks(site, filter, filters),
    moods: moodLinks(site, filter),
    hiddenFields: hiddenFormFields(site, filter, filters),
    form,
    /** Cache keys of the form's first fields: what they show of the filter, besides the counts in the response. */
    formOf: {
      answer: facets ?? filters ?? market,
      when: keyOf('when', known, typed, filterQuery(pick(filter, GROUPS.when))),
      limits: keyOf('limits', currency, known, typed, filterQuery(pick(filter, [...GROUPS.price, ...GROUPS.days]))),
    },
    places: filters === null ? null : placeGroups(filter, filters, facets),
    sort: sortField(site, filter),
    results: resultsOf(site, filter, data),
    gridView: gridView(site, filter, data),
    mapView: mapView(site, filter, data),
    /** Only where a filter is set: the budget of the plain search page has no room for its link. */
    compare: list.tab === 'tours' && active.length > 0 ? comparison(site, list.page.data) : null,
    shown: shownPart(site, filter, page),
    more: moreLink((longer) => searchHref(site, longer), filter, page),
    currentPage: page.currentPage,
    lastPage: page.lastPage,
    pageHref: (number: number) => searchHref(site, withoutShownPages({ ...filter, page: number })),
    isPastEnd: (filter.page ?? 1) > page.lastPage,
    /** All dates of a travel in this search, by month. */
    datesHref: (id: string) => searchHref(site, withoutShownPages({ ...firstPage, sort: undefined, travelId: [id] })),
    travelHref: (slug: string) => travelHref(site, slug, filter),
    /** Currency of the filter's prices; null without any. */
    limitCurrency: filtersPrice(filter) ? currency : null,
    tracking: searchTracking(filter, filters, currency, page.total),
  }
}

const resultsOf = (
  site: Pick<RenderContext, 'market'>,
  filter: FilterState,
  { list, relaxations, suggested }: SearchData,
): SearchResults => {
  if (list.page.data.length === 0) return { kind: 'none', relaxations, suggested }
  if (list.tab === 'travels') return { kind: 'travels', travels: list.page.data, relaxations }
  return { kind: 'tours', groups: tourGroups(site, filter, list.page.data), relaxations }
}

const gridView = (site: RenderContext, filter: FilterState, { list, grid, lacksGrid }: SearchData): GridView | null => {
  if (list.tab === 'travels' || lacksGrid) return null
  const open = filter.show === SHOW_PRICES
  if (!open && list.page.data.length === 0) return null
  const rest = withoutKeys(filter, ...GROUPS.page, 'show')
  return {
    open,
    href: searchHref(site, open ? rest : { ...rest, show: SHOW_PRICES }),
    grid: grid === null ? null : priceGrid(site, filter, grid),
  }
}

const mapView = (site: RenderContext, filter: FilterState, { list, pins }: SearchData): MapView | null => {
  const open = filter.show === SHOW_MAP
  if (!site.features.has('map') || (!open && list.page.data.length === 0)) return null
  const rest = withoutKeys(filter, ...GROUPS.page, 'show')
  const onMap = { ...rest, show: SHOW_MAP }
  return {
    open,
    href: searchHref(site, open ? rest : onMap),
    pins: tripMapPins(site, pins ?? [], {
      showsCard: true,
      trip: ({ id }) => searchHref(site, { ...onMap, travelId: [id] }),
      country: ({ id }) => searchHref(site, { ...withoutKeys(onMap, 'continentId'), destinationId: [id] }),
    }),
  }
}
