import { markets } from '../../../markets/registry.ts'
import { nextHoliday } from '../../../shared/calendar/holidays.ts'
import type { Period } from '../../../shared/contracts/available-filters.ts'
import { addDays, monthRange, yearMonth } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'
import { daysWithTours } from './columns/count-search.ts'
import { loadColumns } from './columns/load-columns.ts'
import { dayNumber } from './columns/traits.ts'

/** Range of the search calendar in months (spec section 9). */
const MONTHS_AHEAD = 18

export const loadPeriods = async (site: Site): Promise<Period[]> => {
  const candidates = [...monthsAhead(site.today, site.locale), ...holidaysAhead(site)]
  const days = daysWithTours(await loadColumns(site.db, site.language))
  return candidates.filter(({ startingDate, endingDate }) => {
    for (let day = dayNumber(startingDate); day <= dayNumber(endingDate); day++) if (days.has(day)) return true
    return false
  })
}

export const monthsAhead = (today: string, locale: string): Period[] => {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + index, 1))
    const { from, to } = monthRange(yearMonth(first.toISOString()))
    return {
      name: names.format(first),
      type: 'month' as const,
      year: first.getUTCFullYear(),
      startingDate: index === 0 ? addDays(today, 1) : from,
      endingDate: to,
      icon: null,
    }
  }).filter(({ startingDate, endingDate }) => startingDate <= endingDate)
}

export const holidaysAhead = ({ market, today }: Pick<Site, 'market' | 'today'>): Period[] => {
  const periods = markets[market].holidays.flatMap((holiday) => {
    const next = nextHoliday(holiday, today)
    if (next === null) return []
    const startingDate = next.from > today ? next.from : addDays(today, 1)
    return {
      name: holiday.name,
      type: 'event' as const,
      year: next.year,
      startingDate,
      endingDate: next.to,
      icon: null,
    }
  })
  return periods.sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
}
