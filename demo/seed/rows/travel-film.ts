import type { Film } from '../../../backend/api/catalogue/catalogue-codes.ts'
import type { TravelSource } from '../travel-source.ts'

/** Countries of the film with camels. */
const DESERTS = ['MAR', 'TUN', 'DZA', 'JOR', 'OMN', 'SAU', 'ARE', 'QAT']

/** Film that shows the scenery of a travel's poster; `null` if none does. */
export function filmOf({
  continent,
  countries,
  picture,
}: Pick<TravelSource, 'continent' | 'countries' | 'picture'>): Film | null {
  const shown = `${picture.terrain} ${picture.foreground}`
  if (continent === 'antarctica') return 'polar-sea'
  if (shown === 'dunes tents' && countries.some((code) => DESERTS.includes(code))) return 'desert-night'
  return shown === 'reef palms' ? 'lagoon' : null
}
