/** Films in the storefront's public/videos. */
export const FILMS = ['desert-night', 'lagoon', 'polar-sea'] as const
export type Film = (typeof FILMS)[number]

/** What each film shows, for those who do not see it; its tracks tell it step by step. */
export type FilmDescriptions = Record<Film, string>
