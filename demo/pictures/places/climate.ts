import type { Stage } from '../scene/stage.ts'

type Place = Stage['place']

/** What grows there: conifers and snow on the heights, broad crowns, palms, or little. */
export type Climate = 'alpine' | 'mild' | 'tropical' | 'arid'

const CLIMATES: readonly (readonly [Climate, string])[] = [
  [
    'arid',
    'EGY DZA TUN LBY MRT MLI NER TCD SDN DJI NAM BWA SAU ARE OMN QAT KWT BHR JOR ISR YEM IRN AUS SEN GMB SOM ERI ETH AGO',
  ],
  [
    'mild',
    'ESP PRT GRC CYP MLT ALB HRV MNE MKD TUR UZB AZE MAR LSO ZAF IND ECU COL MEX LBN SRB BGR TWN KEN RWA CPV SWZ ZWE',
  ],
  ['tropical', 'BRA VEN GUY SUR GUF THA KHM LAO VNM PHL IDN MYS SGP LKA BGD MDV TLS BRN MMR HKG MAC'],
  ['alpine', 'USA CAN CHL ARG PER BOL NPL BTN CHN KGZ KAZ TJK MNG GEO ARM JPN KOR PAK NZL URY PRY'],
]

/** Decides by country, then by continent. */
export function climateOf({ country, continent }: Place): Climate {
  const known = CLIMATES.find(([, countries]) => countries.includes(country) && country !== '')
  if (known) return known[0]
  if (continent === 'america' || continent === 'oceania' || continent === 'africa') return 'tropical'
  return continent === 'asia' ? 'mild' : 'alpine'
}
