import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Every response of the catalogue and content API. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })

/** Response without a value: an explicit body, because a status alone does not confirm the operation. */
export const doneSchema = lazySchema(() => z.object({ done: z.literal(true) }))
export const DONE: z.infer<typeof doneSchema> = { done: true }

/**
 * One page of a list (spec section 7). `total` counts all items behind the filter; with `totalIsAtLeast` the count
 * stopped early and there may be more.
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    currentPage: z.number().int().min(1),
    perPage: z.number().int().min(1),
    lastPage: z.number().int().min(1),
    total: z.number().int().nonnegative(),
    totalIsAtLeast: z.boolean().optional(),
    data: z.array(item),
  })
export type PageOf<T> = {
  currentPage: number
  perPage: number
  lastPage: number
  total: number
  totalIsAtLeast?: boolean
  data: T[]
}

/**
 * A refusal. `redirect` sends the visitor elsewhere (spec sections 7 and 8: status 418 carries meta with
 * httpStatusCode and redirectTo).
 */
export const failureSchema = lazySchema(() =>
  z.object({
    success: z.literal(false),
    error: z.object({
      code: z.string(),
      message: z.string(),
      extraData: z.record(z.string(), z.unknown()).optional().catch(undefined),
    }),
    meta: z.object({ httpStatusCode: z.number().int(), redirectTo: z.string() }).optional(),
  }),
)
export type Failure = z.infer<typeof failureSchema>
