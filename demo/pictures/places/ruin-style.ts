import type { Stage } from '../scene/stage.ts'

type Place = Stage['place']

export type RuinStyle = 'classical' | 'terraces' | 'castle' | 'pyramid'

/** What old walls look like there. */
export function ruinStyleOf({ country, continent }: Place): RuinStyle {
  if (
    [
      'GBR',
      'IRL',
      'NOR',
      'SWE',
      'DNK',
      'LUX',
      'SVK',
      'CZE',
      'POL',
      'DEU',
      'ARM',
      'GEO',
      'LTU',
      'LVA',
      'EST',
      'OMN',
      'BEL',
    ].includes(country)
  )
    return 'castle'
  if (['MEX', 'GTM', 'BLZ', 'HND', 'SLV'].includes(country)) return 'pyramid'
  const classical = ['TUR', 'JOR', 'LBN', 'TUN', 'DZA', 'LBY', 'EGY', 'ISR', 'CYP', 'PRY']
  return continent === 'europe' || classical.includes(country) ? 'classical' : 'terraces'
}
