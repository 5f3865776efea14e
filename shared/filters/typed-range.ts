const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3})+$/u
const PLAIN = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/**
 * Cents of an amount as people type it: "1200", "1.200", "1,200", "1 200", "99.50". Null when it is none.
 * Three digits after a separator are thousands: nobody searches for tenths of a cent.
 */
export const centsOfUnits = (text: string): number | null => {
  const trimmed = text.trim()
  const digits = GROUPED.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
  const [, whole, fraction = ''] = PLAIN.exec(digits) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Both ends of a range as text of a whole number; undefined is open. */
export type Ends<More = never> = readonly [from: string | undefined | More, to: string | undefined | More]

type Asked = {
  /** What the two fields say now; null for a field that was not sent. */
  typed: Ends<null>
  /** What they said at first. */
  shown: Ends
  /** What the ready-made choice beside them says. */
  chosen: Ends
}

/**
 * The range that two fields beside ready-made choices ask for; null when the ready-made choice is what counts: fields
 * that say what they said at first have not been touched. Emptied fields ask for no limit, unless another ready-made
 * range has been chosen. A field that was not sent keeps its end of the choice. Ends the wrong way round are swapped.
 */
export const customRange = ({ typed, shown, chosen }: Asked): Ends | null => {
  if (typed.every((end, index) => end === null || end === shown[index])) return null
  const isEmpty = typed.every((end) => end === null || end === undefined)
  if (isEmpty && chosen.some((end, index) => end !== shown[index])) return null
  const [from, to] = typed.map((end, index) => (end === null ? chosen[index] : end))
  return from !== undefined && to !== undefined && Number(from) > Number(to) ? [to, from] : [from, to]
}
