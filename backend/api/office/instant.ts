/** @param now ms */
export const isNowOrLater = (instant: string | null, now: number): boolean =>
  instant !== null && Date.parse(instant) >= now

/** "2027-01-15T09:30:00.000Z" as "2027-01-15 09:30 UTC". */
export const shownInstant = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`
