import type { FilterState, ListRequest } from '../contracts/filter-state.ts'
import { GROUP_LANGUAGES } from '../contracts/tour.ts'
import { FILTER_DEFAULTS } from '../filters/definitions.ts'

/** The market's language as a value of the filter; undefined where no group is led in it. */
export const groupLanguageOf = ({ language }: { language: string }): (typeof GROUP_LANGUAGES)[number] | undefined =>
  GROUP_LANGUAGES.find((each) => each === language)

/** Recommended departures: within a month those in the market's language come first. */
export const languageFirst = (
  { sort = FILTER_DEFAULTS.sort, groupLanguage }: Pick<FilterState, 'sort' | 'groupLanguage'>,
  market: { language: string },
): Pick<ListRequest, 'languageFirst'> =>
  sort !== FILTER_DEFAULTS.sort || groupLanguage?.length === 1 ? {} : { languageFirst: groupLanguageOf(market) }
