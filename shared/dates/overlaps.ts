/** First and last day, both included. */
export type Span = { startingDate: string; endingDate: string }

/** Whether two spans share a day. */
export const overlaps = (a: Span, b: Span): boolean => a.startingDate <= b.endingDate && b.startingDate <= a.endingDate
