import { z } from 'zod'

/** Spec section 5: text, at sign, domain with a dot. 254 characters is what mail itself allows. */
const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/)

export type SignUp =
  | { kind: 'valid'; email: string }
  /** Filled the field that people do not see. */
  | { kind: 'robot' }
  | { kind: 'badEmail' }
  | { kind: 'noConsent' }

/** Reads the form (spec section 5): EMAIL, the hidden pre-ticked gdpr checkbox with value Y, the honeypot `bot`. */
export function readSignUp(fields: Record<string, unknown>): SignUp {
  if (fields.bot !== undefined && fields.bot !== '') return { kind: 'robot' }
  const email = emailSchema.safeParse(fields.EMAIL)
  if (!email.success) return { kind: 'badEmail' }
  const consents = Object.entries(fields).filter(([name]) => /^gdpr\[[^\]]*\]$/.test(name))
  if (!consents.some(([, value]) => value === 'Y')) return { kind: 'noConsent' }
  return { kind: 'valid', email: email.data }
}
