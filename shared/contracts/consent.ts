import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Raise it when the messages `signUp.legal` or `signUp.marketingText` change in substance. */
export const SIGN_UP_CONSENT_VERSION = '2026-11'

/** Consent of a user, with the texts as shown. */
export const consentSchema = lazySchema(() =>
  z.object({
    /** Consent to marketing mail; null if the form had no such field. */
    marketing: z.boolean().nullable(),
    words: z.strictObject({
      version: z.string().min(1).max(20),
      privacy: z.string().min(1).max(500),
      marketing: z.string().min(1).max(500),
    }),
  }),
)
export type Consent = z.infer<typeof consentSchema>
