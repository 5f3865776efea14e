import { codeNames } from '../../../markets/code-names.ts'
import { baseMarket } from '../../../markets/registry.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'

/** Full days at home between two departures of a coordinator, and between a departure and an event. */
export const REST_DAYS = 2

/** Condition: one coordinator cannot lead both departures, `tours` and `other`. */
export const TOO_CLOSE = `other.starting_date <= date(tours.ending_date, '+${REST_DAYS} days')
  AND other.ending_date >= date(tours.starting_date, '-${REST_DAYS} days')`

type Days = { startingDate: string; endingDate: string }

/** The same of departures that are in no database. */
export const areTooClose = (one: Days, other: Days): boolean =>
  other.startingDate <= addDays(one.endingDate, REST_DAYS) && other.endingDate >= addDays(one.startingDate, -REST_DAYS)

/** Condition: a coordinator cannot lead `tours` and host `event`. */
export const IS_AWAY = `event.starts_on BETWEEN date(tours.starting_date, '-${REST_DAYS} days')
  AND date(tours.ending_date, '+${REST_DAYS} days')`

/** Condition: coordinator `c` speaks `language`, an SQL expression. */
export const speaks = (language: string): string => `${language} IN (SELECT value FROM json_each(c.languages))`

/** Why a coordinator cannot speak to a group or to guests. */
export const notSpoken = (coordinator: string, language = ''): string =>
  `${coordinator} does not speak ${codeNames(baseMarket('en')).language(language)}`
