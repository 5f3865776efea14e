import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Header of shared reads: the version of the back end's data that the response was read at. */
export const VERSION_HEADER = 'x-data-version'

/**
 * `GET /changes?since=`: the version now, and by tag the version of its last change, all those after `since` (which is
 * later than asked for when there are too many). `all` concerns every response.
 */
export const changesSchema = lazySchema(() =>
  z.object({
    version: z.number().int().nonnegative(),
    since: z.number().int().nonnegative(),
    changed: z.record(z.string(), z.number().int()),
  }),
)
export type Changes = z.infer<typeof changesSchema>
