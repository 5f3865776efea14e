/** What a coordinator looks like; the rest of a portrait is drawn at random. */
export type Appearance = {
  /** In years: lines, hairline and figure follow from it. */
  age: number
  skin: Skin
  hair: Hair
  hairStyle: HairStyle
  beard?: Beard
  glasses?: Glasses
  headwear?: Headwear
  earrings?: Earrings
  freckles?: true
  clothes: Clothes
  cloth: Cloth
  wears?: Wears
}

export const SKINS = {
  fair: '#f7d7bf',
  rosy: '#f1c2a3',
  light: '#ecbd95',
  olive: '#dba67a',
  tan: '#c68a5c',
  brown: '#a06a46',
  deep: '#7f4e36',
  dark: '#5e3b2c',
} as const
export const HAIRS = {
  black: '#231d1e',
  dark: '#3b2a23',
  brown: '#5b3b28',
  chestnut: '#7d4b2b',
  auburn: '#8d3d22',
  red: '#b9552b',
  sandy: '#a98251',
  blond: '#d9b066',
  salt: '#57504d',
  grey: '#8f8a83',
  white: '#ded9d1',
} as const
export const HAIR_STYLES = [
  'crop',
  'part',
  'quiff',
  'curls',
  'afro',
  'buzz',
  'knot',
  'waves',
  'bob',
  'long',
  'ponytail',
  'fringe',
  'pixie',
  'braid',
  'plaits',
  'crown',
  'bun',
  'coils',
  'locs',
  'braids',
  'fade',
  'mop',
  'swept',
  'shoulder',
  'receding',
  'horseshoe',
  'bald',
] as const
export const BEARDS = ['stubble', 'short', 'full', 'moustache', 'goatee'] as const
export const GLASSES = ['round', 'square', 'half'] as const
export const HEADWEAR = ['cap', 'flatcap', 'beanie', 'sunhat', 'felt', 'bandana', 'headwrap'] as const
export const EARRINGS = ['studs', 'hoops', 'drops'] as const
export const CLOTHES = [
  'tee',
  'stripes',
  'vneck',
  'shirt',
  'check',
  'linen',
  'jacket',
  'hoodie',
  'anorak',
  'puffer',
  'knit',
  'turtleneck',
  'dungarees',
] as const
export const CLOTHS = {
  coral: '#d9573f',
  red: '#b5413a',
  clay: '#c07350',
  mustard: '#e0a03a',
  sun: '#f0c04e',
  cream: '#e9dcc3',
  khaki: '#a79468',
  green: '#5f8a5a',
  pine: '#33594c',
  teal: '#2f7f86',
  sky: '#7fb0cc',
  blue: '#3d5f96',
  navy: '#2b3d57',
  plum: '#7d4f6d',
  rose: '#d98d92',
  slate: '#45474f',
} as const
export const WEARS = [
  'scarf',
  'neckerchief',
  'headphones',
  'camera',
  'binoculars',
  'whistle',
  'apron',
  'backpack',
  'necklace',
] as const

type Skin = keyof typeof SKINS
type Hair = keyof typeof HAIRS
export type HairStyle = (typeof HAIR_STYLES)[number]
export type Beard = (typeof BEARDS)[number]
export type Glasses = (typeof GLASSES)[number]
export type Headwear = (typeof HEADWEAR)[number]
export type Earrings = (typeof EARRINGS)[number]
export type Clothes = (typeof CLOTHES)[number]
type Cloth = keyof typeof CLOTHS
export type Wears = (typeof WEARS)[number]
