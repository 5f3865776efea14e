import { z } from 'zod'

/** Newsletter form config (spec sections 3 and 5), the same for the block and the footer. */
export const newsletterFormSchema = z.object({
  /** Absolute; its origin is in the CSP's form-action. */
  action: z.url(),
  emailPlaceholder: z.string(),
  cta: z.string(),
  description: z.string(),
  descriptionBottom: z.string(),
  /** Field names of the hidden gdpr checkbox and of the honeypot. */
  gdpr: z.string(),
  bot: z.string(),
})
export type NewsletterForm = z.infer<typeof newsletterFormSchema>
