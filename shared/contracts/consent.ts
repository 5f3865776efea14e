import { z } from 'zod'

/** Raised when the words of a form change in substance (messages `signUp.legal` and `signUp.marketingText`). */
export const WORDS_VERSION = '2026-11'

/** What somebody agreed to by going on, and their answer about marketing mail: the words are those that were shown. */
export const consentSchema = z.object({
  /** The answer about marketing mail; null where nobody asked. */
  marketing: z.boolean().nullable(),
  words: z.strictObject({
    version: z.string().min(1).max(20),
    privacy: z.string().min(1).max(500),
    marketing: z.string().min(1).max(500),
  }),
})
export type Consent = z.infer<typeof consentSchema>
