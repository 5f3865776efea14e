/** With a unit as the markets' languages show it: "8 giorni". */
const DAYS = /^(\d{1,3})\s?(?:days?|d[ií]as?|giorn[io]|gg|jours?|tage?n?|[djt])?\.?$/i
const MAX_DAYS = 365

/** Parses a typed number of days. Null for other text, and beyond a year. */
export const parseDays = (text: string): number | null => {
  const days = DAYS.exec(text.trim())?.[1]
  return days === undefined || Number(days) > MAX_DAYS ? null : Number(days)
}

/** Whole numbers as text; undefined is open. */
export type Ends<More = never> = readonly [from: string | undefined | More, to: string | undefined | More]

type RangeInput = {
  /** Null for a missing field. */
  typed: Ends<null>
  /** Initial values of the fields. */
  shown: Ends
  /** The suggested range that is chosen. */
  chosen: Ends
}

/**
 * The range of two fields next to suggested ranges; null when the suggested one counts, because the fields are
 * unchanged, or empty next to a new choice. A missing field has the chosen end. Inverted ends are swapped.
 */
export const customRange = ({ typed, shown, chosen }: RangeInput): Ends | null => {
  if (typed.every((end, index) => end === null || end === shown[index])) return null
  const isEmpty = typed.every((end) => end === null || end === undefined)
  if (isEmpty && chosen.some((end, index) => end !== shown[index])) return null
  const [from, to] = typed.map((end, index) => (end === null ? chosen[index] : end))
  return from !== undefined && to !== undefined && Number(from) > Number(to) ? [to, from] : [from, to]
}
