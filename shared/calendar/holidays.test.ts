import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { easterSunday, holidayIn, nextHoliday } from './holidays.ts'

describe('easterSunday', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('%i: %s', (year, day) => expect(easterSunday(year)).toBe(day))
})

describe('holidayIn', () => {
  it.each([
    ['us', 'Thanksgiving', 2027, '2027-11-20', '2027-11-28'],
    ['us', 'Memorial Day weekend', 2027, '2027-05-27', '2027-06-01'],
    ['us', 'Labor Day weekend', 2027, '2027-09-02', '2027-09-07'],
    ['it', 'Capodanno', 2027, '2027-12-26', '2028-01-06'],
    ['it', 'Pasqua', 2027, '2027-03-24', '2027-03-30'],
    ['de', 'Pfingsten', 2027, '2027-05-13', '2027-05-20'],
  ] as const)('%s %s %i: %s to %s', (market, name, year, from, to) => {
    const holiday = markets[market].holidays.find((each) => each.name === name)
    expect(holiday && holidayIn(holiday.rule, year)).toEqual({ from, to })
  })
})

describe('nextHoliday', () => {
  const { rule } = markets.it.holidays.find(({ name }) => name === 'Capodanno') ?? { rule: null }
  it.each([
    ['2027-01-15', '2027-12-26'],
    ['2027-12-25', '2027-12-26'],
    // During the holiday, and on its last day.
    ['2028-01-02', '2027-12-26'],
    ['2028-01-06', '2028-12-26'],
  ])('on %s: starts on %s', (today, from) => expect(rule && nextHoliday(rule, today).from).toBe(from))

  it('ends after today in every market', () => {
    for (const market of MARKET_IDS)
      for (const { rule: each } of markets[market].holidays)
        for (const today of ['2026-12-31', '2027-03-27', '2028-02-29']) {
          const { from, to } = nextHoliday(each, today)
          expect(to > today && from <= to).toBe(true)
        }
  })
})
