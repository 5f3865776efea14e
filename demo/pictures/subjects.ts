import type { ContinentCode } from '../../shared/contracts/destination.ts'
import type { Appearance } from './portraits/appearance.ts'

/** Subject of a travel's poster. */
export const TERRAINS = [
  'dunes',
  'peaks',
  'volcano',
  'coast',
  'islands',
  'skyline',
  'oldtown',
  'forest',
  'jungle',
  'ice',
  'savanna',
  'canyon',
  'lake',
  'river',
  'rice-terraces',
  'temple',
  'fjord',
  'vineyards',
  'steppe',
  'reef',
  'waterfront',
  'city',
  'beach',
  'sea',
  'waterfall',
  'salt-flat',
  'snow',
  'tea-fields',
  'lavender',
  'fields',
] as const
export const FOREGROUNDS = [
  'pines',
  'palms',
  'pagoda',
  'domes',
  'minarets',
  'icebergs',
  'cactus',
  'acacia',
  'lighthouse',
  'boats',
  'tents',
  'cypresses',
  'bridge',
  'ruins',
  'village',
  'moai',
  'baobab',
  'balloons',
  'cabin',
  'torii',
  'stupa',
  'windmill',
  'church',
  'stilts',
  'geyser',
  'whale',
  'animals',
  'boulders',
  'supertrees',
  'hairpins',
  'birds',
  'none',
] as const
const HOUSES = [
  'mediterranean',
  'northern',
  'central',
  'cycladic',
  'whitewashed',
  'blue',
  'white',
  'medina',
  'colonial',
  'tin',
  'eastern',
  'limestone',
] as const
/** Kinds of a terrain; unless stated, that of the country. */
export const TERRAIN_KINDS = {
  volcano: ['cone', 'shield'],
  oldtown: HOUSES,
  waterfront: HOUSES,
  city: HOUSES,
  skyline: ['plain', 'needle', 'twins', 'lattice', 'telescope', 'stepped', 'flames', 'deck'],
  temple: ['stupa', 'angkor', 'pyramid', 'candi', 'columns', 'meru', 'hall', 'mughal'],
  islands: ['karst', 'granite', 'dry', 'green'],
  canyon: ['buttes', 'gorge', 'crags', 'ravine', 'chimneys', 'monolith', 'domes', 'inselbergs', 'pillars', 'outcrop'],
  lake: ['mountains', 'hills', 'karst', 'crater'],
  river: ['hills', 'mountains', 'karst', 'plain'],
  steppe: ['hills', 'mountains', 'desert'],
  savanna: ['plain', 'mountain'],
  jungle: ['mountains', 'plain'],
  snow: ['hills', 'mountains'],
  waterfall: ['wide', 'plunge'],
} as const satisfies Partial<Record<Terrain, readonly string[]>>
/** The same for foregrounds. */
export const FOREGROUND_KINDS = {
  boats: ['sloop', 'longtail', 'junk', 'dhow', 'canoe', 'trawler'],
  bridge: ['stone', 'arch', 'suspension', 'red', 'rope', 'roots'],
  ruins: ['classical', 'castle', 'terraces', 'pyramid', 'tomb', 'hegra', 'wall', 'mission'],
  domes: ['stone', 'onion'],
  minarets: ['tiled', 'square', 'slender', 'single'],
  pagoda: ['tiers', 'pale', 'golden'],
  tents: ['domes', 'nomad', 'yurts'],
  cabin: ['wood', 'red'],
  village: [...HOUSES, 'huts', 'towers'],
  church: ['campanile', 'spire', 'twin', 'brick', 'drum'],
  animals: ['camel', 'elephant', 'giraffe', 'zebra', 'llama', 'penguin'],
} as const satisfies Partial<Record<Foreground, readonly string[]>>
export const HOURS = ['dawn', 'day', 'golden', 'dusk', 'night'] as const
/** Hours, and a night with northern lights. */
export const PICTURE_HOURS = [...HOURS, 'aurora'] as const

export type Terrain = (typeof TERRAINS)[number]
export type Foreground = (typeof FOREGROUNDS)[number]
export type Hour = (typeof HOURS)[number]
export type PictureHour = (typeof PICTURE_HOURS)[number]
export type Houses = (typeof HOUSES)[number]
export type TerrainKind<T extends keyof typeof TERRAIN_KINDS> = (typeof TERRAIN_KINDS)[T][number]
export type ForegroundKind<F extends keyof typeof FOREGROUND_KINDS> = (typeof FOREGROUND_KINDS)[F][number]

/** What a picture shows, apart from its light. */
export type Motif = { terrain: Terrain; terrainKind?: string; foreground: Foreground; foregroundKind?: string }

/** Subject of a travel's pictures. */
export type TravelSubject = {
  slug: string
  /** ISO 3166-1 alpha-3; the first is drawn. */
  countries: string[]
  continent: ContinentCode
  /** Months (1-12) with departures. */
  months: number[]
  picture: Motif & { hour: PictureHour }
  /** The picture of each stage shows its place, by its English name, at the hour that its title names. */
  copy: { en: { stages: StageText[] } }
}
type StageText = { place: string; title: string }

/** Subject of a coordinator's portrait. */
export type CoordinatorSubject = {
  slug: string
  gender: 'female' | 'male'
  areas: ContinentCode[]
  appearance: Appearance
}
