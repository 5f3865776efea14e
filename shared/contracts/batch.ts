import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

export const BATCH_PATH = '/batch'
export const MAX_BATCH = 8

/** A path may begin with `//`, also as `/\\` or with a tab between. */
const isOfThisHost = (path: string): boolean =>
  URL.canParse(path, 'https://host') && new URL(path, 'https://host').host === 'host'

/** `POST /batch`: several shared reads at once, which see the same version of the data. */
export const batchSchema = lazySchema(() =>
  z.object({
    calls: z
      .array(
        z
          .object({
            method: z.enum(['GET', 'POST']),
            path: z.string().startsWith('/').max(4000).refine(isOfThisHost, 'must be a path of this host'),
            body: z.unknown().optional(),
          })
          .refine(({ method, body }) => method === 'POST' || body === undefined, 'a GET has no body'),
      )
      .min(1)
      .max(MAX_BATCH),
  }),
)
export type BatchedCall = z.infer<typeof batchSchema>['calls'][number]

/** A line of the response (NDJSON) for each call as soon as it has ended: `index` in `calls`, and its own response. */
export const batchLineSchema = lazySchema(() =>
  z.object({
    index: z.number().int().nonnegative(),
    status: z.number().int(),
    version: z.number().int().nonnegative().nullable(),
    body: z.unknown(),
  }),
)
