import type { Locale } from 'date-fns'
import { es } from 'date-fns/locale/es'

export const dateLocale: Locale = es
