import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour } from '../../../shared/contracts/search.ts'
import { FILTER_DEFAULTS } from '../../../shared/filters/definitions.ts'
import { MAX_LIST_LENGTH, SHOW_PRICES, showFrom, shownPages } from '../../../shared/filters/shown-pages.ts'
import { languageFirst } from '../../../shared/tours/group-language.ts'
import { countText } from '../../search/filter-labels.ts'
import { compareHref, MAX_COMPARED } from '../../ui/compare-href.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { type MonthGroup, monthGroups } from '../../ui/tour-groups.ts'

const STEP = FILTER_DEFAULTS.perPage

/** Departures of one travel that follow each other in the list: one card. */
export type TourRun = readonly [first: FoundTour, ...others: FoundTour[]]

export type TourGroup = Omit<MonthGroup<FoundTour>, 'tours'> & { runs: readonly TourRun[] }

export const tourRuns = (tours: readonly FoundTour[]): TourRun[] =>
  tours.reduce<[FoundTour, ...FoundTour[]][]>((runs, tour) => {
    const last = runs.at(-1)
    if (last?.[0].travel.id === tour.travel.id) last.push(tour)
    else runs.push([tour])
    return runs
  }, [])

type Listing = Pick<RenderContext, 'market'>

export const tourGroups = ({ market }: Listing, filter: FilterState, tours: readonly FoundTour[]): TourGroup[] =>
  monthGroups(tours, filter.sort, languageFirst(filter, market).languageFirst).map(({ tours: inGroup, ...group }) => ({
    ...group,
    runs: tourRuns(inGroup),
  }))

/** Cards that fill a window. */
const ENOUGH_CARDS = 9

export const hasEnoughCards = (site: Listing, filter: FilterState, tours: readonly FoundTour[]): boolean =>
  tourGroups(site, filter, tours).flatMap(({ runs }) => runs).length >= ENOUGH_CARDS

/** The shortest list, in steps of "show more", that fills a window although departures share cards. */
export const fullLength = (site: Listing, filter: FilterState, tours: readonly FoundTour[]): number => {
  const lengths = Array.from({ length: MAX_LIST_LENGTH / STEP }, (_, index) => (index + 1) * STEP)
  return lengths.find((length) => hasEnoughCards(site, filter, tours.slice(0, length))) ?? MAX_LIST_LENGTH
}

/** The first dates of a run besides its card's: those in the market's language come first, then by date. */
export const furtherDates = ({ market }: Listing, [, ...others]: TourRun, most: number): FoundTour[] =>
  others
    .toSorted((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
    .toSorted((a, b) => otherLanguage(market, a) - otherLanguage(market, b))
    .slice(0, most)

const otherLanguage = ({ language }: { language: string }, { groupLanguage }: FoundTour): number =>
  Number(groupLanguage !== language)

/** A link that compares the first departures of different travels, or of one; null with fewer than two. */
export const comparison = (
  { t, market }: Pick<RenderContext, 't' | 'market'>,
  tours: readonly FoundTour[],
): { label: string; href: string } | null => {
  const firsts = [...Map.groupBy(tours, ({ travel }) => travel.id).values()].flatMap(([first]) => first ?? [])
  const compared = (firsts.length > 1 ? firsts : tours).slice(0, MAX_COMPARED)
  const href = compareHref(market, compared)
  if (href === null) return null
  const count = compared.length
  return { href, label: t(firsts.length > 1 ? 'compare.found' : 'compare.links', { count }) }
}

/** "Almeno 2.000 partenze" when the back end stopped counting. */
export const totalText = (
  words: Pick<RenderContext, 't'>,
  tab: FilterState['tab'],
  { total, totalIsAtLeast }: { total: number; totalIsAtLeast?: boolean },
): string =>
  totalIsAtLeast
    ? words.t(tab === 'travels' ? 'search.atLeastTravels' : 'search.atLeastTours', { total })
    : countText(words, tab, total)

/** Part of a list that a page shows: "20 of 4,227", on later pages "21 to 40 of 4,227". */
export type ShownPart = { text: string; last: number; total: number }

/** Null for a whole list. */
export const shownPart = (
  { t }: Pick<RenderContext, 't'>,
  filter: FilterState,
  { currentPage, perPage, total, data }: PageOf<unknown>,
): ShownPart | null => {
  if (data.length === 0 || data.length === total) return null
  const [first] = shownPages({ ...filter, page: currentPage, perPage })
  const before = (first - 1) * perPage
  const last = before + data.length
  const text =
    before === 0
      ? t('search.shown', { shown: last, total })
      : t('search.shownRange', { from: before + 1, to: last, total })
  return { text, last, total }
}

/** "Show more": a URL, so that Back and a reload show the longer list. */
export type MoreLink = { href: string; count: number }

/** @param place in the list, from 1 */
export const resultId = (place: number): string => `result-${place}`

/**
 * A link to the first new result of the longer list: the first page with more results, later pages with the next one.
 * Null at the end, and at the maximum length, from where on there are pages.
 */
export const moreLink = (
  hrefOf: (filter: FilterState) => string,
  filter: FilterState,
  { currentPage, perPage, total }: Omit<PageOf<unknown>, 'data'>,
): MoreLink | null => {
  const left = total - currentPage * perPage
  if (left <= 0) return null
  const [first] = shownPages({ ...filter, page: currentPage, perPage })
  const shown = (currentPage - first + 1) * perPage
  const target = `#${resultId(shown + 1)}`
  if (currentPage === 1) {
    if (perPage + STEP > MAX_LIST_LENGTH) return null
    const href = hrefOf({ ...filter, page: undefined, perPage: perPage + STEP })
    return { href: href + target, count: Math.min(STEP, left) }
  }
  // With the price grid `show` has another value.
  if (shown + perPage > MAX_LIST_LENGTH || filter.show === SHOW_PRICES) return null
  const href = hrefOf({ ...filter, page: currentPage + 1, show: showFrom(first) })
  return { href: href + target, count: Math.min(perPage, left) }
}
