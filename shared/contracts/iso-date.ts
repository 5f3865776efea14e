import { z } from 'zod'

/** A calendar day, YYYY-MM-DD, without a time zone. Days that do not exist (2026-02-30) are refused. */
export const isoDateSchema = z.iso.date()
export type IsoDate = z.infer<typeof isoDateSchema>
