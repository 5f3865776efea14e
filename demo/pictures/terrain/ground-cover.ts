import { climateOf } from '../places/styles.ts'
import type { Stage } from '../scene/stage.ts'

const DRY = ['#b09a6c', '#a58c62', '#9c8a68', '#b8a074', '#a3946a'] as const

/** The given greens, or those of dry land. */
export const groundCover = ({ place }: Stage, greens: readonly string[]): readonly string[] => {
  const climate = climateOf(place)
  return climate === 'arid' || (climate === 'bare' && place.continent === 'south-america') ? DRY : greens
}
