import type { ContinentCode } from '../../shared/contracts/destination.ts'

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
  'birds',
  'none',
] as const
export const HOURS = ['dawn', 'day', 'golden', 'dusk', 'night'] as const

export type Terrain = (typeof TERRAINS)[number]
export type Foreground = (typeof FOREGROUNDS)[number]
export type Hour = (typeof HOURS)[number]

/** Subject of a travel's pictures. */
export type TravelSubject = {
  slug: string
  /** ISO 3166-1 alpha-3; the first is drawn. */
  countries: string[]
  continent: ContinentCode
  picture: { terrain: Terrain; foreground: Foreground; hour: Hour }
  /** The photo of each stage shows the landscape of its English text. */
  copy: { en: { stages: StageText[] } }
}
export type StageText = { place: string; title: string; text: string }

/** Subject of a coordinator's portrait. */
export type CoordinatorSubject = {
  slug: string
  gender: 'female' | 'male'
  languages: string[]
  areas: ContinentCode[]
}
