export const STYLES = [
  'ADVENTURE',
  'CITY',
  'BEACH',
  'TREKKING',
  'ROAD_TRIP',
  'DISCOVERY',
  'SAFARI',
  'SNOW',
  'SAILING',
] as const

export const TYPES = ['CLASSIC', 'EXPRESS', 'EXPEDITION', 'SLOW'] as const

export const BADGES = ['NEW', 'HOT', 'SAFE'] as const

export const COST_CENTERS = ['SHORT_HAUL', 'MEDIUM_HAUL', 'LONG_HAUL'] as const

export const FILMS = ['desert-night', 'lagoon', 'polar-sea'] as const
export type Film = (typeof FILMS)[number]
