// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { holidays as itHolidays } from '../it/holidays.ts'
import { holidays as usHolidays } from '../us/holidays.ts'
import { holidays as weHolidays } from '../we/holidays.ts'
import { holidays as esHolidays } from '../es/holidays.ts'
import { holidays as frHolidays } from '../fr/holidays.ts'
import { holidays as deHolidays } from '../de/holidays.ts'

/** `holidays` of every market. */
export const holidaysByMarket = Object.freeze({
  it: itHolidays,
  us: usHolidays,
  we: weHolidays,
  es: esHolidays,
  fr: frHolidays,
  de: deHolidays,
})
