import { formatNumber } from '../../../markets/format-number.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import { MOODS, type Mood } from '../../../shared/contracts/travel.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { groupLanguageOf } from '../../../shared/tours/group-language.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { type LinkingSite, searchHref } from '../../ui/search-box/search-href.ts'

export type ContinentLink = { name: string; href: string }

/** Empty when the search has a place or text. */
export const continentLinks = (
  site: LinkingSite,
  filter: FilterState,
  filters: AvailableFilters | null,
): ContinentLink[] => {
  const { textSearch, continentId, destinationId, travelId } = filter
  if ([textSearch, continentId, destinationId, travelId].some((each) => each !== undefined)) return []
  const rest = withoutKeys(filter, ...GROUPS.page)
  return (filters?.destinations ?? []).map(({ continent: { id, name } }) => ({
    name,
    href: searchHref(site, { ...rest, continentId: [id] }),
  }))
}

/**
 * A link to the departures in the market's language, with their number; the active one links to the search without it.
 * Null when there are none, or their number is unknown.
 */
export const languageLink = (site: RenderContext, filter: FilterState, facets: SearchFacets | null) => {
  const language = groupLanguageOf(site.market)
  if (language === undefined) return null
  const count = facets?.groupLanguages[language] ?? 0
  const current = filter.groupLanguage?.join() === language
  if (count === 0 && !current) return null
  const rest = withoutKeys(filter, 'groupLanguage', ...GROUPS.page)
  return {
    label: `${site.t(`trip.language-${language}`)} · ${formatNumber(site.market, count)}`,
    href: searchHref(site, current ? rest : { ...rest, groupLanguage: [language] }),
    current,
  }
}

export type MoodLink = { mood: Mood; label: string; href: string; current: boolean }

/** Mood filters (spec section 2); the active one links to the search without it. */
export const moodLinks = (site: RenderContext, filter: FilterState): MoodLink[] => {
  const rest = withoutKeys(filter, 'moods', ...GROUPS.page)
  return MOODS.map((mood) => {
    const current = filter.moods?.join() === mood
    return {
      mood,
      label: site.t(`trip.mood-${mood}`),
      href: searchHref(site, current ? rest : { ...rest, moods: [mood] }),
      current,
    }
  })
}
