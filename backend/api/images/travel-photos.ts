/** Each travel has this many photos besides its poster: one for every stage that an itinerary can have. */
export const PHOTOS = 7

/** The first ones stand large on pages; the others only beside a stage and in the gallery. */
const LARGE_PHOTOS = 3
const SMALL_WIDTH = 960

/** Id of a travel's photo; the first for 0. */
export const photoId = (slug: string, index: number): string => `${slug}-photo-${1 + index}`

/** Width in pixels of a photo's largest variant; null where it is that of a poster. */
export const photoWidth = (index: number): number | null => (index < LARGE_PHOTOS ? null : SMALL_WIDTH)
