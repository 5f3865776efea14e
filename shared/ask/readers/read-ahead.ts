import { addDays } from '../../dates/iso-days.ts'
import { fillersOf, numberOf, numberPattern, type ParserState } from '../reading.ts'
import { rewrite } from '../rewrite.ts'
import { dateMark, monthsLater, weekdayAhead, weekdayOf } from './date-marks.ts'
import { WEEKEND } from './read-words.ts'

const SUNDAY = 6
/** What is tomorrow is called so: "next Saturday" is later. */
const [THIS, NEXT] = [1, 2]

/** How exactly somebody means what is so far away, in days to either side: half of a unit, more of many days. */
const GIVE = { day: 1, days: 3, week: 3, month: 15 }
const MANY_DAYS = 7

type Unit = 'day' | 'week' | 'month'

/** Days that are counted from today: "tra due settimane", "nei prossimi due mesi", "il prossimo weekend". */
export const readAhead = (reading: ParserState): void => {
  readEndOfYear(reading)
  readCounts(reading)
  readWeekdays(reading)
}

/** "Entro fine anno"; alone, the year's end is a holiday. */
const readEndOfYear = (reading: ParserState): void => {
  const { grammar, today } = reading
  const { until, before, end, year } = grammar.dates
  const fill = fillersOf(grammar)
  reading.text = rewrite(
    reading.text,
    `(?:${until}|${before}) ${fill}(?:(?:${end}) )?${fill}(?:${year})(?! (?:\\d|${grammar.dates.next}))`,
    () => dateMark('', `${today.slice(0, 4)}-12-31`),
  )
}

const readCounts = (reading: ParserState): void => {
  const { grammar, today } = reading
  const { units, bounds, dates } = grammar
  const tomorrow = addDays(today, 1)
  const later = (unit: Unit, count: number) =>
    unit === 'month' ? monthsLater(today, count) : addDays(today, unit === 'week' ? count * 7 : count)
  // "And" would make it a length: "tra 5 e 7 giorni".
  const and = bounds.and.split('|')
  const joints = [...dates.or.split('|').filter((word) => !and.includes(word)), ...dates.until.split('|'), '-', '/']
  const number = numberPattern(grammar)
  const numbers = `${number}(?:(?: ?[-/] ?| (?:${joints.join('|')}) )${number})?`
  const read = (pattern: string, mark: (unit: Unit, least: number, most: number) => string | null) => {
    for (const unit of ['day', 'week', 'month'] as const)
      reading.text = rewrite(
        reading.text,
        pattern.replaceAll('{n}', numbers).replaceAll('{u}', units[unit]),
        (...groups) => {
          const [least = 0, most = least] = groups
            .filter((each) => each !== undefined)
            .map((each) => numberOf(grammar, each))
          return least > most ? null : mark(unit, least, most)
        },
      )
  }
  read(dates.within, (unit, _, most) => dateMark(tomorrow, later(unit, most)))
  read(dates.ahead, (unit, least, most) => {
    const give = unit === 'day' && most >= MANY_DAYS ? GIVE.days : GIVE[unit]
    const from = addDays(later(unit, least), -give)
    return dateMark(from > tomorrow ? from : tomorrow, addDays(later(unit, most), give))
  })
}

const readWeekdays = (reading: ParserState): void => {
  const { grammar, today } = reading
  const { units, dates } = grammar
  const { thisOne, next } = dates
  const either = (words: string, mark: (least: number) => string) => {
    reading.text = rewrite(reading.text, `(?:${next}) (?:${words})|(?:${words}) (?:${next})`, () => mark(NEXT))
    reading.text = rewrite(reading.text, `(?:${thisOne}) (?:${words})`, () => mark(THIS))
  }
  // Who goes for a weekend leaves on Friday, if that is not over.
  either(units.weekend, (least) => {
    const sunday = weekdayAhead(today, SUNDAY, least === THIS ? 1 : NEXT + 1)
    const friday = addDays(sunday, -2)
    return `${dateMark(friday > today ? friday : addDays(today, 1), sunday)} <n0-${WEEKEND}>`
  })
  dates.weekdays.forEach((words, weekday) => {
    either(words, (least) => {
      const day = weekdayAhead(today, weekday, least)
      return dateMark(day, day)
    })
  })
  // On a Sunday the week that people speak of is the one that begins.
  reading.text = rewrite(reading.text, `(?:${thisOne}) (?:${units.week})`, () => {
    const tomorrow = addDays(today, 1)
    return dateMark(tomorrow, weekdayOf(today) === SUNDAY ? addDays(today, 7) : weekdayAhead(today, SUNDAY, 1))
  })
}
