/** Travel styles, in the order of filters. */
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

/** Travel types. */
export const TYPES = ['CLASSIC', 'EXPRESS', 'EXPEDITION', 'SLOW'] as const

export const BADGES = ['NEW', 'HOT', 'SAFE'] as const

/** Cost centres follow how far a travel goes. */
export const COST_CENTERS = ['SHORT_HAUL', 'MEDIUM_HAUL', 'LONG_HAUL'] as const

/** Films in the storefront's public/videos. */
export const FILMS = ['desert-night', 'lagoon', 'polar-sea'] as const
export type Film = (typeof FILMS)[number]
