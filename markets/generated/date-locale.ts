// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { dateLocale as itDateLocale } from '../it/date-locale.ts'
import { dateLocale as usDateLocale } from '../us/date-locale.ts'
import { dateLocale as weDateLocale } from '../we/date-locale.ts'
import { dateLocale as esDateLocale } from '../es/date-locale.ts'
import { dateLocale as frDateLocale } from '../fr/date-locale.ts'
import { dateLocale as deDateLocale } from '../de/date-locale.ts'

/** `dateLocale` of every market. */
export const dateLocaleByMarket = Object.freeze({
  it: itDateLocale,
  us: usDateLocale,
  we: weDateLocale,
  es: esDateLocale,
  fr: frDateLocale,
  de: deDateLocale,
})
