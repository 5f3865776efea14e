import type { IsoDate } from '../contracts/iso-date.ts'
import { isIsoDay } from '../dates/iso-days.ts'

/** Days picked in a calendar: none, a first one, or both ends in order. */
export type PickedRange = { from: IsoDate | null; to: IsoDate | null }

/** Chosen days; -1 is any time (spec section 3, selected period). */
export type SelectedPeriod = { startingDate: IsoDate; endingDate: IsoDate } | -1

export const NOTHING_PICKED: PickedRange = { from: null, to: null }

export const isPickable = (day: IsoDate | null, today: IsoDate): day is IsoDate => day !== null && day > today

/** The range after a click on a day (spec section 4). */
export const pickDay = ({ from, to }: PickedRange, day: IsoDate): PickedRange => {
  if (from === null || to !== null) return { from: day, to: null }
  if (day === from) return { from, to: null }
  return day < from ? { from: day, to: from } : { from, to: day }
}

export const periodOfRange = ({ from, to }: PickedRange): SelectedPeriod =>
  from === null ? -1 : { startingDate: from, endingDate: to ?? from }

/** The range that a calendar shows for two values of any origin: only an end after its start is one (spec section 5). */
export const rangeOf = (from: unknown, to: unknown): PickedRange =>
  isIsoDay(from) ? { from, to: isIsoDay(to) && to > from ? to : null } : NOTHING_PICKED

/** The range of two date fields: one alone is the start, and of two the earlier comes first (spec section 4). */
export const rangeOfFields = (from: unknown, to: unknown): PickedRange => {
  const [first, last] = [from, to].filter(isIsoDay).sort()
  return rangeOf(first, last)
}
