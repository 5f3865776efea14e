import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** A place on a map, in degrees; north and east are positive. */
export const pointSchema = lazySchema(() =>
  z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
)
export type Point = z.infer<typeof pointSchema>
