import { upcomingMonths } from '../../../shared/filters/upcoming-months.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { Option } from './choice.ts'
import { monthLabel } from './filter-labels.ts'

/** As far ahead as departures are planned (spec section 9: 18 months), where the back end was not asked. */
export const MONTHS_AHEAD = 18

/** This month and those in which departures may start, as values of the form field `when`. */
export const monthOptions = (site: RenderContext): Option[] =>
  upcomingMonths(site.today, MONTHS_AHEAD + 1).map((month) => ({ value: month, label: monthLabel(site, month) }))
