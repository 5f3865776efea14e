import { describe, expect, it } from 'vitest'
import { type DayFormat, formatDay, formatWeekday } from './day-format.ts'

const words: DayFormat = {
  months: Array.from({ length: 12 }, (_, index) => `month ${index + 1}`),
  shortMonths: Array.from({ length: 12 }, (_, index) => `m${index + 1}`),
  weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  shortWeekdays: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'],
  firstDay: '1er',
  short: 'do MMM yyyy',
  dayMonth: 'd. MMM',
  month: "MMMM 'de' yyyy",
}

describe('day names', () => {
  it.each([
    ['2027-03-05', 'short', '5 m3 2027'],
    ['2027-03-01', 'short', '1er m3 2027'],
    ['2027-12-25', 'dayMonth', '25. m12'],
    ['2027-01-01', 'month', 'month 1 de 2027'],
  ] as const)('formats %s as %s: %j', (day, pattern, text) => expect(formatDay(day, words, pattern)).toBe(text))

  it('names the weekday', () => expect(formatWeekday('2027-03-12', words)).toBe('venerdì'))
})
