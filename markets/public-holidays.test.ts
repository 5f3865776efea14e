import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { holidayIn, isPublicHoliday } from '../shared/calendar/holidays.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import { markets } from './registry.ts'

/** Years of moving feasts in the table. */
const YEARS = Array.from({ length: 12 }, (_, index) => 2026 + index)

/** Federal days off that date-holidays lacks (5 U.S.C. 6103: Veterans Day on a weekend). */
const MISSING: Partial<Record<MarketId, string[]>> = { us: ['2028-11-10', '2029-11-12', '2034-11-10', '2035-11-12'] }

const datesIn = (region: string, language: string, year: number) => {
  const [country = '', state = ''] = region.split('-')
  return new Holidays(country, state, { languages: [language] })
    .getHolidays(year)
    .map(({ date, name, rule, type, substitute }) => ({ name, day: date.slice(0, 10), rule, type, substitute }))
}

/** Days of feasts by name: one "MM-DD" where it is the same every year. */
const tableOf = (feasts: readonly { name: string; day: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(feasts, ({ name }) => name)].map(([name, each]) => {
      const days = [...new Set(each.map(({ day }) => day))].sort()
      const [monthDay = '', ...others] = new Set(days.map((day) => day.slice(5)))
      return [name, others.length === 0 && days.length === YEARS.length ? monthDay : days.join(' ')]
    }),
  )

describe.each(MARKET_IDS)('public holidays of %s', (id) => {
  const { publicHolidays, holidays } = markets[id]
  const { language, regions, furtherRegions } = publicHolidays
  const days = (all: readonly string[]) =>
    all.flatMap((region) => YEARS.flatMap((year) => datesIn(region, language, year)))
  const isPublic = ({ type }: { type: string }) => type === 'public'

  it('are those of date-holidays (update with `npx vitest run markets/public-holidays.test.ts -u`)', async () => {
    const own = days(regions).filter(isPublic)
    const feasts = tableOf(own.filter(({ substitute }) => !substitute))
    const substitutes = own.flatMap(({ substitute, day }) => (substitute ? [day] : []))
    const further = tableOf([
      ...days(regions).filter(({ rule }) => rule === 'easter'),
      ...days(furtherRegions).filter((each) => isPublic(each) && !each.substitute),
    ])
    const table = {
      language,
      regions,
      furtherRegions,
      feasts,
      furtherFeasts: Object.fromEntries(Object.entries(further).filter(([name]) => !Object.hasOwn(feasts, name))),
      substitutes: [...new Set([...substitutes, ...(MISSING[id] ?? [])])].sort().join(' '),
    }
    await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot(`${id}/public-holidays.json`)
  })

  it('are known for three years ahead', () => expect(YEARS.at(-1)).toBeGreaterThanOrEqual(new Date().getFullYear() + 3))

  it('are within the travel days of a holiday on offer', () => {
    const missed = [2026, 2027, 2028, 2029].flatMap((year) => {
      const offered = holidays.flatMap((each) => [holidayIn(each, year - 1), holidayIn(each, year)])
      return regions
        .flatMap((region) => datesIn(region, language, year))
        .filter((each) => isPublic(each) && !each.substitute)
        .filter(({ day }) => !offered.some((each) => each !== null && each.from <= day && day <= each.to))
        .map(({ day, name }) => `${day} ${name}`)
    })
    expect(missed).toEqual(id === 'we' ? [2026, 2027, 2028, 2029].map((year) => `${year}-11-11 Armistice Day`) : [])
  })
})

describe('isPublicHoliday', () => {
  it.each([
    ['it', '2026-10-04', true],
    ['it', '2026-12-07', false],
    ['it', '2026-04-06', true],
    ['us', '2026-11-26', true],
    ['us', '2026-11-27', false],
    ['us', '2026-07-03', true],
    ['us', '2027-12-31', true],
    ['us', '2028-11-10', true],
    ['we', '2026-12-28', true],
    ['we', '2026-05-14', true],
    ['es', '2027-10-12', true],
    ['fr', '2026-05-14', true],
    ['fr', '2027-05-06', true],
    ['fr', '2027-05-14', false],
    ['de', '2026-10-03', true],
    ['de', '2026-06-04', false],
  ] as const)('%s, %s: %s', (id, day, expected) =>
    expect(isPublicHoliday(markets[id].publicHolidays, day)).toBe(expected),
  )
})
