import type { IsoDate } from '../contracts/iso-date.ts'
import { monthRange, yearMonth } from '../dates/iso-days.ts'

/** The YYYY-MM that a stretch of days is exactly; null when it is no whole month. */
export const monthOfRange = (from: IsoDate | undefined, to: IsoDate | undefined): string | null => {
  if (from === undefined || to === undefined) return null
  const month = yearMonth(from)
  const range = monthRange(month)
  return from === range.from && to === range.to ? month : null
}
