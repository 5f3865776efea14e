import * as z from 'zod/mini'

const periodOption = z.object({
  /** Value of the form field `when` (shared/filters/form-query.ts). */
  value: z.string(),
  from: z.string(),
  to: z.string(),
  label: z.string(),
  /** Second line, or ''. */
  detail: z.string(),
})

/** `GET /api/search-options`: localised options of the search widget. zod/mini because it ships to the browser. */
export const searchOptionsSchema = z.object({
  continents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      detail: z.string(),
      picture: z.nullable(z.object({ src: z.string(), srcSet: z.string(), width: z.number(), height: z.number() })),
    }),
  ),
  months: z.array(periodOption),
  events: z.array(periodOption),
  seasons: z.array(periodOption),
  suggested: z.array(periodOption),
  words: z.object({
    months: z.array(z.string()),
    shortMonths: z.array(z.string()),
    weekdays: z.array(z.string()),
    shortWeekdays: z.array(z.string()),
    firstDay: z.string(),
    short: z.string(),
    dayMonth: z.string(),
    month: z.string(),
  }),
})
export type SearchOptions = z.infer<typeof searchOptionsSchema>
export type PeriodOption = SearchOptions['months'][number]
