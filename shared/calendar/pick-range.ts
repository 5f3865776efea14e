import type { IsoDate } from '../contracts/iso-date.ts'
import { isIsoDay } from '../dates/iso-days.ts'

/** What is picked in a calendar: nothing, a first day, or both ends in order. */
export type PickedRange = { from: IsoDate | null; to: IsoDate | null }

/** Chosen days; -1 is whenever (spec section 3, selected period). */
export type SelectedPeriod = { startingDate: IsoDate; endingDate: IsoDate } | -1

export const NOTHING_PICKED: PickedRange = { from: null, to: null }

/** Whether a cell can be picked: blanks, today and what is past cannot. */
export const isPickable = (day: IsoDate | null, today: IsoDate): day is IsoDate => day !== null && day > today

/**
 * A click on a day (spec section 4): the first sets the start, the second the end, and swaps them if it is earlier;
 * the same day again clears the end; with a full range a new selection of one day begins.
 */
export const pickDay = ({ from, to }: PickedRange, day: IsoDate): PickedRange => {
  if (from === null || to !== null) return { from: day, to: null }
  if (day === from) return { from, to: null }
  return day < from ? { from: day, to: from } : { from, to: day }
}

/** The period of a picked range: no days mean whenever, a single day is a range with equal ends. */
export const periodOfRange = ({ from, to }: PickedRange): SelectedPeriod =>
  from === null ? -1 : { startingDate: from, endingDate: to ?? from }

/**
 * The range that a calendar shows for two dates of any origin (spec section 5): what is no date becomes null, equal
 * ends drop the end, an end alone or before its start is dropped too.
 */
export const rangeOf = (from: unknown, to: unknown): PickedRange => {
  const [start, end] = [dayOrNull(from), dayOrNull(to)]
  return { from: start, to: start === null || end === null || end <= start ? null : end }
}

/** The range that two date fields mean: one alone is all of it, and of two the earlier comes first (spec section 4). */
export const rangeOfFields = (from: unknown, to: unknown): PickedRange => {
  const [first, last] = [from, to].filter(isIsoDay).sort()
  return rangeOf(first, last)
}

const dayOrNull = (value: unknown): IsoDate | null => (isIsoDay(value) ? value : null)
