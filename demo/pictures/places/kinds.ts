import type { Stage } from '../scene/stage.ts'
import type { FOREGROUND_KINDS, ForegroundKind, Motif, TERRAIN_KINDS, Terrain, TerrainKind } from '../subjects.ts'
import { boatsOf, housesOf, ruinsOf, skylineOf, templeOf } from './styles.ts'

type Place = Stage['place']

const HIGH_STEPPES = [
  ...['MNG', 'KGZ', 'KAZ', 'TJK', 'UZB', 'CHN', 'ARM', 'GEO', 'ISL', 'SWE', 'CHE', 'ITA'],
  ...['USA', 'CAN', 'BOL', 'ARG', 'CHL', 'PER', 'NZL', 'DZA'],
]

/** Kind of a motif without one. Old towns, temples and boats are those of the country. */
const TERRAIN_DEFAULTS: { [T in keyof typeof TERRAIN_KINDS]: (place: Place) => TerrainKind<T> } = {
  volcano: () => 'cone',
  oldtown: housesOf,
  waterfront: housesOf,
  city: housesOf,
  skyline: skylineOf,
  temple: templeOf,
  islands: ({ country, continent }) => {
    if (['VNM', 'THA', 'PHL', 'MYS', 'CHN', 'IDN'].includes(country)) return 'karst'
    return continent === 'europe' ? 'dry' : 'green'
  },
  canyon: () => 'buttes',
  lake: () => 'mountains',
  river: () => 'hills',
  steppe: ({ country }) => (HIGH_STEPPES.includes(country) ? 'mountains' : 'hills'),
  savanna: () => 'plain',
  jungle: () => 'mountains',
  snow: () => 'hills',
  waterfall: () => 'wide',
}

const NOMADS = ['MAR', 'JOR', 'OMN', 'TUN', 'EGY', 'DZA', 'SAU', 'ARE', 'MRT', 'NAM', 'TCD', 'QAT']
const STEPPES = ['MNG', 'KGZ', 'KAZ', 'UZB', 'TJK', 'TKM']
const MAGHREB = ['MAR', 'DZA', 'TUN']
const BALKANS = ['ALB', 'BIH', 'GRC', 'MKD']
const ONION_DOMES = ['RUS', 'UKR', 'BGR', 'SRB', 'ROU', 'EST', 'LVA', 'FIN', 'BLR']

const FOREGROUND_DEFAULTS: {
  [F in keyof typeof FOREGROUND_KINDS]: (place: Place, terrain: Terrain) => ForegroundKind<F>
} = {
  boats: boatsOf,
  bridge: (_, terrain) => (['jungle', 'forest', 'canyon', 'peaks', 'waterfall'].includes(terrain) ? 'rope' : 'stone'),
  ruins: ruinsOf,
  domes: ({ country }) => (ONION_DOMES.includes(country) ? 'onion' : 'stone'),
  minarets: ({ country }) => {
    if (MAGHREB.includes(country)) return 'square'
    if (country === 'UZB') return 'tiled'
    return BALKANS.includes(country) ? 'single' : 'slender'
  },
  pagoda: ({ country }) => (['MMR', 'THA', 'LAO'].includes(country) ? 'golden' : 'tiers'),
  tents: ({ country }) => (STEPPES.includes(country) ? 'yurts' : NOMADS.includes(country) ? 'nomad' : 'domes'),
  cabin: ({ country }) => (['NOR', 'SWE', 'FIN', 'ISL', 'FRO', 'GRL', 'DNK'].includes(country) ? 'red' : 'wood'),
  village: housesOf,
  church: () => 'campanile',
  animals: () => 'elephant',
}

/** The motif with the kinds in which it is drawn. */
export const withKinds = (motif: Motif, place: Place): Motif => {
  const { terrain, foreground } = motif
  const terrainKind =
    motif.terrainKind ?? (hasKinds(TERRAIN_DEFAULTS, terrain) ? TERRAIN_DEFAULTS[terrain](place) : undefined)
  const foregroundKind =
    motif.foregroundKind ??
    (hasKinds(FOREGROUND_DEFAULTS, foreground) ? FOREGROUND_DEFAULTS[foreground](place, terrain) : undefined)
  return {
    terrain,
    ...(terrainKind === undefined ? {} : { terrainKind }),
    foreground,
    ...(foregroundKind === undefined ? {} : { foregroundKind }),
  }
}

const hasKinds = <T extends object>(defaults: T, name: PropertyKey): name is keyof T => Object.hasOwn(defaults, name)
