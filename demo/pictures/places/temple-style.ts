import type { Stage } from '../scene/stage.ts'

type Place = Stage['place']

export type TempleStyle = 'stupa' | 'angkor' | 'pyramid' | 'stepped' | 'columns' | 'torii' | 'meru' | 'hall' | 'mughal'

const TEMPLES: Record<string, TempleStyle> = {
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
  MEX: 'stepped',
  GTM: 'stepped',
  BLZ: 'stepped',
  HND: 'stepped',
  SLV: 'stepped',
  PER: 'stepped',
  GRC: 'columns',
  ITA: 'columns',
  TUR: 'columns',
  JOR: 'columns',
  LBN: 'columns',
  MLT: 'columns',
  CYP: 'columns',
  TUN: 'columns',
  DZA: 'columns',
  JPN: 'torii',
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

/** What a temple looks like there. */
export function templeStyleOf({ country, continent }: Place): TempleStyle {
  const known = TEMPLES[country]
  if (known) return known
  if (continent === 'asia') return 'stupa'
  if (continent === 'america' || continent === 'south-america' || continent === 'north-america') return 'stepped'
  return 'columns'
}
