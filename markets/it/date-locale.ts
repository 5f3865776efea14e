import type { Locale } from 'date-fns'
import { it } from 'date-fns/locale/it'

export const dateLocale: Locale = it
