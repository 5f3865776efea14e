/** True for `npm test -- --all`. */
export const IS_WHOLE_RUN = process.env.WHOLE_RUN !== undefined

/** Cases of a table, and in a whole run also those that repeat them in a further market or on a further device. */
export const casesOfRun = <T>(always: readonly T[], further: readonly T[]): T[] => [
  ...always,
  ...(IS_WHOLE_RUN ? further : []),
]
