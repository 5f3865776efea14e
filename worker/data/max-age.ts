/** A value is made again at least this often, also where nothing that it shows has changed. */
export const MAX_AGE_MS = 6 * 3_600_000
