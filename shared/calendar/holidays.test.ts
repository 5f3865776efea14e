import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { holidayIn, nextHoliday } from './holidays.ts'

type Named = { [M in keyof typeof markets]: readonly [M, string] }[keyof typeof markets]
const holiday = (...[market, name]: Named) => {
  const found = markets[market].holidays.find((each) => each.name === name)
  if (found === undefined) throw new Error(`${market} has no ${name}`)
  return found
}

describe('holidayIn', () => {
  it.each([
    ['us', 'Thanksgiving', 2027, '2027-11-20', '2027-11-28'],
    // A Monday.
    ['us', 'Memorial Day weekend', 2027, '2027-05-28', '2027-06-01'],
    ['us', 'Presidents’ Day weekend', 2027, '2027-02-12', '2027-02-16'],
    ['it', 'Capodanno', 2028, '2027-12-26', '2028-01-06'],
    ['it', 'Pasqua', 2027, '2027-03-24', '2027-03-30'],
    // A Tuesday.
    ['it', 'Immacolata', 2026, '2026-12-04', '2026-12-09'],
    // A Wednesday.
    ['it', '2 giugno', 2027, '2027-05-29', '2027-06-06'],
    ['it', 'San Francesco', 2027, '2027-10-01', '2027-10-05'],
    ['es', 'Semana Santa', 2027, '2027-03-19', '2027-03-29'],
    ['es', 'Fin de Año y Reyes', 2026, '2026-12-26', '2027-01-06'],
    ['fr', 'Ponts de mai', 2026, '2026-04-30', '2026-05-18'],
    ['fr', 'Ponts de mai', 2028, '2028-04-28', '2028-05-09'],
    ['fr', 'Ascension', 2026, '2026-05-13', '2026-05-18'],
    ['fr', 'Pentecôte', 2028, '2028-06-02', '2028-06-06'],
    ['we', 'Whitsun', 2027, '2027-05-14', '2027-05-18'],
    ['de', 'Pfingsten', 2027, '2027-05-13', '2027-05-20'],
    // A Thursday.
    ['de', 'Fronleichnam', 2026, '2026-06-03', '2026-06-08'],
    // A Saturday.
    ['de', 'Tag der Deutschen Einheit', 2026, '2026-10-02', '2026-10-05'],
  ] as const)('%s %s %i: %s to %s', (market, name, year, from, to) =>
    expect(holidayIn(holiday(market, name), year)).toMatchObject({ from, to, year }),
  )
})

describe('nextHoliday', () => {
  it.each([
    ['it', 'Capodanno', '2027-12-25', '2027-12-26', 2028],
    ['us', "New Year's", '2026-11-28', '2026-12-26', 2027],
    ['we', 'New Year', '2026-11-28', '2026-12-26', 2027],
    ['fr', 'Nouvel An', '2026-11-28', '2026-12-26', 2027],
    ['de', 'Silvester', '2026-11-28', '2026-12-26', 2026],
    ['es', 'Fin de Año y Reyes', '2027-01-02', '2026-12-26', 2026],
    ['it', 'Capodanno', '2027-12-31', '2027-12-26', 2028],
    // The feast is over, though its travel days are not.
    ['it', 'Capodanno', '2028-01-01', '2028-12-26', 2029],
    ['us', 'Thanksgiving', '2026-11-25', '2026-11-21', 2026],
    ['us', 'Thanksgiving', '2026-11-26', '2027-11-20', 2027],
    ['es', 'Agosto', '2027-08-30', '2027-08-01', 2027],
    ['es', 'Agosto', '2027-08-31', '2028-08-01', 2028],
  ] as const)('%s %s on %s: starts on %s, of %i', (market, name, today, from, year) =>
    expect(nextHoliday(holiday(market, name), today)).toMatchObject({ from, year }),
  )
})
