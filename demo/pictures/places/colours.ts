import type { Stage } from '../scene/stage.ts'

type Place = Stage['place']
type Colours = readonly string[]
/** Colours of the countries and travels named. */
type Table = readonly (readonly [Colours, names: string])[]

const coloursOf = (table: Table, { country, travel = '' }: Place): Colours | undefined =>
  (table.find(([, names]) => names.split(' ').includes(travel)) ??
    table.find(([, names]) => names.split(' ').includes(country)))?.[0]

/** Rock that stays dark in full light. */
export const BASALT: Colours = ['#2e2b30', '#353030']
const LIMESTONE = ['#e4dcc8', '#d9cfb8'] as const
const GREY_ROCK = ['#7b7d7c', '#858079'] as const

const CLIFFS: Table = [
  [BASALT, 'CPV FRO GBR ISL LCA MUS REU SEN SLV STP VUT WSM'],
  [BASALT, 'azores-faial-pico-sao-miguel chile-rapa-nui galapagos-island-hopping spain-tenerife-la-gomera'],
  [LIMESTONE, 'ALB BRB COK CUW CYP DOM FRA GRC HRV IDN MEX TLS TON TUR'],
  [GREY_ROCK, 'ATA AUS CHL EST GRL IRL NOR ZAF'],
  [['#d8b98a', '#cfae80'], 'MLT'],
  [['#b5633f', '#a8613f'], 'GAB IND'],
  [['#c29a6c', '#b98f6b'], 'MAR PER PRT USA'],
]
/** Rock of cliffs on the coast. */
export const cliffsOf = (place: Place): Colours => coloursOf(CLIFFS, place) ?? ['#8a8378', '#a89a8a']

const BEACHES: Table = [[['#4f4a49', '#57504e'], 'FRO ISL SLV azores-faial-pico-sao-miguel spain-tenerife-la-gomera']]
/** Sand on the shore. */
export const sandOf = (place: Place): Colours =>
  coloursOf(BEACHES, place) ?? ['#ecd3a0', '#f1dfb8', '#dcb98a', '#e9c9a4']

const DUNES: Table = [
  [['#f4ecdc', '#efe6d4'], 'BRA'],
  [['#f0cf9a', '#ebc896'], 'DNK LTU NLD QAT TUN URY'],
  [['#d0703f', '#cf7848'], 'NAM'],
  [['#dd8a4a', '#d98f52'], 'ARE DZA MAR OMN'],
]
/** Sand of dunes. */
export const dunesOf = (place: Place): Colours => coloursOf(DUNES, place) ?? ['#e6a850', '#e8bd7a', '#dd9c58']

const WALLS: Table = [
  [BASALT, 'FRO ISL'],
  [['#a9a7a2', '#9c9b98'], 'NOR usa-california-coast'],
]
/** Rock behind waterfalls. */
export const wallsOf = (place: Place): Colours =>
  coloursOf(WALLS, place) ?? ['#7a6f66', '#6b6a70', '#86705c', '#5f6a66']

const LIGHTHOUSES: Table = [
  [['#e58fa0'], 'CUW'],
  [['#d0402f'], 'ARG ATA'],
]
/** Bands of lighthouses. */
export const bandsOf = (place: Place): Colours =>
  coloursOf(LIGHTHOUSES, place) ?? ['#d0402f', '#2f5d8c', '#d0402f', '#3a3f48']
