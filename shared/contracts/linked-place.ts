import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Name and path of a page about a part of the world. */
export const linkedPlaceSchema = lazySchema(() => z.object({ name: z.string(), path: z.string().startsWith('/') }))
export type LinkedPlace = z.infer<typeof linkedPlaceSchema>
