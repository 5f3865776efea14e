import type { Stage } from '../scene/stage.ts'
import type { ForegroundKind, Houses, TerrainKind } from '../subjects.ts'

type Place = Stage['place']

const BOATS: Record<string, ForegroundKind<'boats'>> = {
  THA: 'longtail',
  MMR: 'longtail',
  KHM: 'longtail',
  LAO: 'longtail',
  IDN: 'longtail',
  PHL: 'longtail',
  BRN: 'longtail',
  MYS: 'longtail',
  VNM: 'junk',
  CHN: 'junk',
  HKG: 'junk',
  TWN: 'junk',
  OMN: 'dhow',
  TZA: 'dhow',
  KEN: 'dhow',
  MDV: 'dhow',
  EGY: 'dhow',
  IND: 'dhow',
  MDG: 'dhow',
  MOZ: 'dhow',
  COM: 'dhow',
  LKA: 'dhow',
  QAT: 'dhow',
  ARE: 'dhow',
  KWT: 'dhow',
  SDN: 'dhow',
  DJI: 'dhow',
  BGD: 'dhow',
  CAN: 'canoe',
  FIN: 'canoe',
  SWE: 'canoe',
  BRA: 'canoe',
  ECU: 'canoe',
  SUR: 'canoe',
  GUY: 'canoe',
  UGA: 'canoe',
  MWI: 'canoe',
  BEN: 'canoe',
  PNG: 'canoe',
  COL: 'canoe',
  GTM: 'canoe',
  SLB: 'canoe',
  VUT: 'canoe',
  BWA: 'canoe',
  ZMB: 'canoe',
  EST: 'canoe',
  ROU: 'canoe',
  NOR: 'trawler',
  ISL: 'trawler',
  FRO: 'trawler',
  GRL: 'trawler',
  JPN: 'trawler',
  IRL: 'trawler',
  GBR: 'trawler',
  CHL: 'trawler',
  PRT: 'trawler',
  ATA: 'trawler',
  USA: 'trawler',
}

/** Local boats. */
export function boatsOf({ country }: Place): ForegroundKind<'boats'> {
  return BOATS[country] ?? 'sloop'
}

/** Local vegetation: conifers and snow on the heights, broad crowns, palms, little, or none and snow on the heights. */
export type Climate = 'alpine' | 'mild' | 'tropical' | 'arid' | 'bare'

const CLIMATES: readonly (readonly [Climate, string])[] = [
  [
    'arid',
    'EGY DZA TUN LBY MRT MLI NER TCD SDN DJI NAM BWA SAU ARE OMN QAT KWT BHR JOR ISR YEM IRN SEN SOM ERI ETH AGO CUW',
  ],
  [
    'mild',
    'ESP PRT FRA IRL NLD BEL DNK HUN GRC CYP MLT ALB HRV MNE MKD TUR ARM UZB AZE MAR LSO ZAF IND ECU COL PER URY MEX LBN SRB BGR CHN TWN KEN TZA CPV SWZ ZWE AUS NZL',
  ],
  ['tropical', 'RWA BRA PRY VEN GUY SUR GUF THA KHM LAO VNM PHL IDN MYS SGP LKA BGD MDV TLS BRN MMR HKG MAC'],
  ['bare', 'ISL FRO GRL ATA CHL ARG BOL'],
  ['alpine', 'USA CAN NPL BTN KGZ KAZ TJK MNG GEO JPN KOR PAK'],
]

/** Travels in a region with another climate than most of the country. */
const REGIONS: readonly (readonly [Climate, string])[] = [
  ['mild', 'italy-sicily-etna-aeolian japan-kumano-kodo usa-california-coast usa-nashville-new-orleans usa-new-york'],
  ['arid', 'australia-uluru-kings-canyon galapagos-island-hopping peru-paracas-arequipa usa-southwest-canyons'],
  ['bare', 'sweden-kungsleden'],
  ['tropical', 'argentina-buenos-aires-iguazu mexico-yucatan-bacalar'],
]

/** By region, then by country, then by continent. */
export function climateOf({ country, continent, travel = '' }: Place): Climate {
  const regional = REGIONS.find(([, travels]) => travels.split(' ').includes(travel))
  if (regional) return regional[0]
  const known = CLIMATES.find(([, countries]) => countries.includes(country) && country !== '')
  if (known) return known[0]
  if (continent === 'america' || continent === 'oceania' || continent === 'africa') return 'tropical'
  return continent === 'asia' ? 'mild' : 'alpine'
}

/** Countries and travels whose cities have hills or mountains behind them; other cities are drawn on a plain. */
const HILLY_CITIES = [
  ...['ALB', 'BIH', 'BGR', 'BOL', 'CHL', 'COL', 'ECU', 'GRC', 'HKG', 'JAM', 'KOR', 'MAR', 'MKD', 'NPL', 'OMN', 'TJK'],
  ...['TWN', 'argentina-salta-jujuy', 'mexico-city-oaxaca-coast', 'brazil-rio-ilha-grande-paraty', 'usa-alaska'],
  ...['usa-california-coast', 'usa-grand-teton-yellowstone', 'usa-southwest-canyons'],
]

/** Whether hills are in view behind the cities of a travel. */
export const hasHills = ({ country, travel = '' }: Place): boolean =>
  HILLY_CITIES.some((name) => name === country || name === travel)

/** Local style of old walls. */
export function ruinsOf({ country, continent }: Place): ForegroundKind<'ruins'> {
  if (
    ['GBR', 'IRL', 'NOR', 'SWE', 'DNK', 'LUX', 'SVK', 'CZE', 'POL', 'DEU', 'LTU', 'LVA', 'EST', 'BEL'].includes(country)
  )
    return 'castle'
  if (['MEX', 'GTM', 'BLZ', 'HND', 'SLV'].includes(country)) return 'pyramid'
  const classical = ['TUR', 'JOR', 'LBN', 'TUN', 'DZA', 'LBY', 'EGY', 'ISR', 'CYP', 'PRY']
  return continent === 'europe' || classical.includes(country) ? 'classical' : 'terraces'
}

const TEMPLES: Record<string, TerrainKind<'temple'>> = {
  KHM: 'angkor',
  MMR: 'stupa',
  THA: 'stupa',
  LAO: 'stupa',
  LKA: 'stupa',
  NPL: 'stupa',
  BTN: 'hall',
  IDN: 'meru',
  EGY: 'pyramid',
  SDN: 'pyramid',
  GRC: 'columns',
  ITA: 'columns',
  TUR: 'columns',
  JOR: 'columns',
  LBN: 'columns',
  MLT: 'columns',
  CYP: 'columns',
  TUN: 'columns',
  DZA: 'columns',
  CHN: 'hall',
  KOR: 'hall',
  VNM: 'hall',
  TWN: 'hall',
  MNG: 'hall',
  IND: 'mughal',
  PAK: 'mughal',
  BGD: 'mughal',
  UZB: 'mughal',
  IRN: 'mughal',
}

/** Local style of temples. */
export function templeOf({ country, continent }: Place): TerrainKind<'temple'> {
  const known = TEMPLES[country]
  if (known) return known
  if (continent === 'asia') return 'stupa'
  return 'columns'
}

const TOWNS: Record<string, Houses> = {
  GRC: 'cycladic',
  CYP: 'cycladic',
  TUN: 'whitewashed',
  ISL: 'northern',
  NOR: 'northern',
  SWE: 'northern',
  FIN: 'northern',
  DNK: 'northern',
  EST: 'northern',
  NLD: 'northern',
  GBR: 'northern',
  IRL: 'northern',
  FRO: 'northern',
  GRL: 'northern',
  BEL: 'northern',
  DEU: 'central',
  AUT: 'central',
  CZE: 'central',
  POL: 'central',
  HUN: 'central',
  SVK: 'central',
  LVA: 'central',
  LTU: 'central',
  CHE: 'central',
  ROU: 'central',
  SVN: 'central',
  UKR: 'central',
  LUX: 'central',
  MAR: 'medina',
  EGY: 'medina',
  JOR: 'medina',
  OMN: 'medina',
  UZB: 'medina',
  IRN: 'medina',
  YEM: 'medina',
  DZA: 'medina',
  SAU: 'medina',
  ARE: 'medina',
  MRT: 'medina',
  MLI: 'medina',
  ISR: 'medina',
  LBN: 'medina',
  QAT: 'medina',
  TZA: 'medina',
  KEN: 'medina',
  TUR: 'mediterranean',
  GEO: 'mediterranean',
  ARM: 'mediterranean',
  AZE: 'medina',
  JPN: 'eastern',
  CHN: 'eastern',
  KOR: 'eastern',
  VNM: 'eastern',
  TWN: 'eastern',
  NPL: 'eastern',
  BTN: 'eastern',
  MNG: 'central',
  KAZ: 'central',
  KGZ: 'central',
  TJK: 'medina',
  THA: 'eastern',
  LAO: 'eastern',
  PHL: 'colonial',
  CPV: 'colonial',
  ZAF: 'colonial',
  MYS: 'colonial',
  SGP: 'colonial',
  IND: 'colonial',
  LKA: 'colonial',
}

/** Local style of old towns. */
export function housesOf({ country, continent }: Place): Houses {
  const known = TOWNS[country]
  if (known) return known
  if (continent === 'europe') return 'mediterranean'
  if (continent === 'asia') return 'eastern'
  return 'colonial'
}

const SKYLINES: Record<string, TerrainKind<'skyline'>> = {
  JPN: 'lattice',
  MYS: 'twins',
  KOR: 'needle',
  NZL: 'needle',
  ARE: 'telescope',
  AZE: 'flames',
  SGP: 'deck',
}

/** The known tower of a country's skylines. */
export const skylineOf = ({ country }: Place): TerrainKind<'skyline'> => SKYLINES[country] ?? 'plain'
