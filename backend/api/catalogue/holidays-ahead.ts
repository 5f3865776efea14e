import { markets } from '../../../markets/registry.ts'
import { nextHoliday } from '../../../shared/calendar/holidays.ts'
import type { Period } from '../../../shared/contracts/available-filters.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'

/** The market's holidays, each the next time that it comes, as far as its days are after today; soonest first. */
export function holidaysAhead({ market, today }: Pick<Site, 'market' | 'today'>): Period[] {
  const periods = markets[market].holidays.map(({ name, rule }) => {
    const { from, to } = nextHoliday(rule, today)
    const startingDate = from > today ? from : addDays(today, 1)
    return { name, type: 'event' as const, year: Number(from.slice(0, 4)), startingDate, endingDate: to, icon: null }
  })
  return periods.sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
}
