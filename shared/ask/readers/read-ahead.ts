import { weekdayOf } from '../../calendar/calendar-months.ts'
import type { IsoDate } from '../../contracts/iso-date.ts'
import { addDays, addMonths, monthRange, yearMonth } from '../../dates/iso-days.ts'
import { numbersOf, type ParserState, rewrite } from '../parser-state.ts'
import { dateMark, weekdayAhead } from './date-marks.ts'
import { MAX_WEEKEND_DAYS } from './read-words.ts'

const SUNDAY = 0
/** Fewest days ahead: tomorrow is not called "next Saturday". */
const [THIS, NEXT] = [1, 2]

/** Precision of a distance, in days to either side: half of the unit, more for many days. */
const TOLERANCES = { day: 1, days: 3, week: 3, month: 15 }
const MANY_DAYS = 7

const UNITS = ['day', 'week', 'month'] as const
type Unit = (typeof UNITS)[number]

/** Reads days counted from today: "tra due settimane", "nei prossimi due mesi", "il prossimo weekend". */
export const readAhead = (state: ParserState): void => {
  readEndOfYear(state)
  readCounts(state)
  readWeekdays(state)
}

/** "Entro fine anno"; without a word before it, the year's end is a holiday. */
const readEndOfYear = (state: ParserState): void => {
  const { fill, dates } = state.grammar
  const { until, before, end, year, next } = dates
  rewrite(state, `(?:${until}|${before}) ${fill}(?:(?:${end}) )?${fill}(?:${year})(?! (?:\\d|${next}))`, () =>
    dateMark('', `${state.today.slice(0, 4)}-12-31`),
  )
}

const readCounts = (state: ParserState): void => {
  const { today, grammar } = state
  const { units, bounds, dates, number } = grammar
  const tomorrow = addDays(today, 1)
  // "And" would make it a length: "tra 5 e 7 giorni".
  const and = bounds.and.split('|')
  const joints = [...dates.or.split('|').filter((word) => !and.includes(word)), dates.until, '-', '/']
  const numbers = `${number}(?:(?: ?[-/] ?| (?:${joints.join('|')}) )${number})?`
  const read = (pattern: string, mark: (unit: Unit, least: number, most: number) => string) => {
    for (const unit of UNITS)
      rewrite(state, pattern.replaceAll('{n}', numbers).replaceAll('{u}', units[unit]), (...groups) => {
        const [least = 0, most = least] = numbersOf(grammar, groups)
        return least > most ? null : mark(unit, least, most)
      })
  }
  read(dates.within, (unit, _, most) => dateMark(tomorrow, later(today, unit, most)))
  read(dates.ahead, (unit, least, most) => {
    const tolerance = TOLERANCES[unit === 'day' && most >= MANY_DAYS ? 'days' : unit]
    const from = addDays(later(today, unit, least), -tolerance)
    return dateMark(from > tomorrow ? from : tomorrow, addDays(later(today, unit, most), tolerance))
  })
}

/** So many units later; the last day of a month that is too short. */
const later = (day: IsoDate, unit: Unit, count: number): IsoDate => {
  if (unit !== 'month') return addDays(day, unit === 'week' ? count * 7 : count)
  const { from, to } = monthRange(addMonths(yearMonth(day), count))
  const sameDay = addDays(from, Number(day.slice(8)) - 1)
  return sameDay < to ? sameDay : to
}

const readWeekdays = (state: ParserState): void => {
  const { today } = state
  const { units, dates } = state.grammar
  const { thisOne, next } = dates
  const tomorrow = addDays(today, 1)
  const readEither = (words: string, mark: (least: number) => string) => {
    rewrite(state, `(?:${next}) (?:${words})|(?:${words}) (?:${next})`, () => mark(NEXT))
    rewrite(state, `(?:${thisOne}) (?:${words})`, () => mark(THIS))
  }
  // A weekend trip departs on Friday, unless that is over.
  readEither(units.weekend, (least) => {
    const sunday = weekdayAhead(today, SUNDAY, least === THIS ? 1 : NEXT + 1)
    const friday = addDays(sunday, -2)
    return `${dateMark(friday > today ? friday : tomorrow, sunday)} <n0-${MAX_WEEKEND_DAYS}>`
  })
  dates.weekdays.forEach((words, index) => {
    readEither(words, (least) => {
      const day = weekdayAhead(today, (index + 1) % 7, least)
      return dateMark(day, day)
    })
  })
  // On a Sunday "this week" is the coming week.
  rewrite(state, `(?:${thisOne}) (?:${units.week})`, () =>
    dateMark(tomorrow, weekdayOf(today) === SUNDAY ? addDays(today, 7) : weekdayAhead(today, SUNDAY, 1)),
  )
}
