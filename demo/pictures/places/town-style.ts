import type { TOWN_STYLES } from '../elements/facades.ts'
import type { Stage } from '../scene/stage.ts'

type Place = Stage['place']

const TOWNS: Record<string, keyof typeof TOWN_STYLES> = {
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
  MNG: 'eastern',
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

/** How old towns are built there. */
export function townStyleOf({ country, continent }: Place): keyof typeof TOWN_STYLES {
  const known = TOWNS[country]
  if (known) return known
  if (continent === 'europe') return 'mediterranean'
  if (continent === 'africa') return 'medina'
  if (continent === 'asia') return 'eastern'
  return 'colonial'
}
