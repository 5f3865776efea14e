import type { Locale } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'

export const dateLocale: Locale = enUS
