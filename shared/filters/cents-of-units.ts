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
