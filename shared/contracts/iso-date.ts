import { z } from 'zod'

/** A calendar day, YYYY-MM-DD, without a time zone. Rejects days that do not exist (2026-02-30). */
export const isoDateSchema = z.iso.date()
export type IsoDate = z.infer<typeof isoDateSchema>
