import type { Locale } from 'date-fns'
import { de } from 'date-fns/locale/de'

export const dateLocale: Locale = de
