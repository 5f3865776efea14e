import type { Locale } from 'date-fns'
import { fr } from 'date-fns/locale/fr'

export const dateLocale: Locale = fr
