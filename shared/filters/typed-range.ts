const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3})+$/u
const PLAIN = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** Parses a typed amount to cents: "1200", "1.200", "1,200", "1 200", "99.50". Null for other text. */
export const centsOfUnits = (text: string): number | null => {
  const trimmed = text.trim()
  const digits = GROUPED.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
  const [, whole, fraction = ''] = PLAIN.exec(digits) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
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
