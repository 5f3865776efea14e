import type { Film } from '../../../backend/api/catalogue/catalogue-codes.ts'
import type { TravelSource } from '../travel-source.ts'

/** Countries of films with camels and desert camps. */
const DESERTS = ['MAR', 'TUN', 'DZA', 'JOR', 'OMN', 'SAU', 'ARE', 'QAT']
const WARM_SEAS: readonly TravelSource['continent'][] = ['africa', 'asia', 'america', 'oceania']

/** Film for a travel by scenery and area; `null` if none fits. */
export function filmOf({ continent, countries, style, picture }: TravelSource): Film | null {
  const { terrain, foreground } = picture
  if (continent === 'antarctica' || (continent === 'south-america' && foreground === 'icebergs')) return 'polar-sea'
  if (['dunes', 'canyon'].includes(terrain) && countries.some((code) => DESERTS.includes(code))) return 'desert-night'
  const lagoon = terrain === 'reef' || (terrain === 'islands' && ['BEACH', 'SAILING'].includes(style))
  return lagoon && WARM_SEAS.includes(continent) ? 'lagoon' : null
}
