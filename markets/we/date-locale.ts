import type { Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'

export const dateLocale: Locale = enGB
