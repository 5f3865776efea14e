import { describe, expect, it } from 'vitest'
import { readSources } from '../../seed/sources.ts'
import { withKinds } from '../places/kinds.ts'
import { motifsOf } from '../places/motifs.ts'
import { hasHills } from '../places/styles.ts'
import type { Motif } from '../subjects.ts'

const TOWNS = ['oldtown', 'waterfront', 'city']
/** Places on plains, without a hill in view. */
const FLAT_PLACES = [
  'Amsterdam',
  'Bangkok',
  'Berlin',
  'Buenos Aires',
  'Campo Grande',
  'Copenhagen',
  'Hanoi',
  'Malé',
  'Tashkent',
  'Vienna',
  'Yamoussoukro',
]

const travels = readSources().travels.map(({ slug, countries, continent, picture, copy }) => {
  const place = { country: countries[0] ?? '', continent, travel: slug }
  const motifs = [
    { name: 'poster', ...withKinds(picture, place) },
    ...copy.en.stages.flatMap(({ place: name }) =>
      motifsOf(name, continent).map((motif) => ({ name, ...withKinds(motif, place) })),
    ),
  ]
  return { place, motifs }
})

/** Terrain and foreground with their kinds; `houses:<kind>` for those of towns and villages. */
const buildingsOf = ({ terrain, terrainKind, foreground, foregroundKind }: Motif): string[] => [
  `${TOWNS.includes(terrain) ? 'houses' : terrain}:${terrainKind}`,
  `${foreground === 'village' ? 'houses' : foreground}:${foregroundKind}`,
]

describe('buildings', () => {
  it.each([
    ['houses:mediterranean', 'ALB BGR BIH CYP ESP FRA GEO GRC HRV ITA MKD MNE PRT TUR'],
    ['houses:central', 'ALB AUT BGR BIH CHE CZE DEU EST HUN ITA LTU POL ROU SRB SVK SVN'],
    ['houses:northern', 'BEL CAN CUW DNK EST FIN FRO GBR GRL IRL ISL LTU NLD NOR'],
    ['houses:cycladic', 'GRC'],
    ['houses:white', 'ALB BOL ECU ESP PER PRT SLV ZAF'],
    ['houses:whitewashed', 'DJI DZA IND MAR OMN TUN TZA'],
    ['houses:blue', 'IND MAR'],
    ['houses:medina', 'AZE DZA EGY IND JOR MAR OMN QAT SAU TJK TUN UZB'],
    ['houses:limestone', 'AUS MLT TUR'],
    ['houses:eastern', 'BTN CHN JPN KOR NPL TWN VNM'],
    ['houses:towers', 'GEO'],
    ['church:brick', 'POL'],
    ['church:twin', 'ARG COL ECU EST HKG MEX NIC PER SLV WSM'],
    ['church:campanile', 'ARG BOL CUB CYP ESP MNE PRT'],
    ['church:drum', 'ARM CYP GEO GRC MKD'],
    ['church:spire', 'AUT BEL CAN DNK EST GBR IRL ITA NAM NLD ROU SVK SVN'],
    ['domes:stone', 'AUT BEL CIV HUN ITA MEX MLT PER ROU'],
    ['domes:onion', 'BGR EST'],
    ['minarets:single', 'ALB BIH GRC MKD'],
    ['minarets:slender', 'EGY IND TUR'],
    ['pagoda:tiers', 'JPN NPL TWN VNM'],
    ['pagoda:pale', 'CHN MYS VNM'],
    ['pagoda:golden', 'THA'],
    ['ruins:tomb', 'JOR TUR'],
    ['ruins:hegra', 'SAU'],
  ])('of the kind %s are only in %s', (kind, countries) => {
    const found = travels.flatMap(({ place, motifs }) =>
      motifs.flatMap((motif) => (buildingsOf(motif).includes(kind) ? [place.country] : [])),
    )
    expect([...new Set(found)].filter((country) => !countries.split(' ').includes(country))).toEqual([])
  })

  it.each([
    ['jordan-petra-wadi-rum', 'ruins:tomb'],
    ['saudi-alula-jeddah', 'ruins:hegra'],
  ])('on the poster of %s are %s', (slug, kind) => {
    const poster = travels.find(({ place }) => place.travel === slug)?.motifs[0]
    expect(poster && buildingsOf(poster)).toContain(kind)
  })
})

describe('cities', () => {
  it.each(FLAT_PLACES)('have no hills in %s', (name) => {
    const found = travels.flatMap(({ place, motifs }) =>
      motifs.filter((motif) => motif.name === name).map(({ terrain }) => ({ terrain, hasHills: hasHills(place) })),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((each) => each.hasHills || ['oldtown', 'peaks'].includes(each.terrain))).toEqual([])
  })

  it.each(['HKG', 'KOR', 'CHL', 'NPL'])('have hills in %s', (country) =>
    expect(hasHills({ country, continent: 'asia' })).toBe(true),
  )
})
