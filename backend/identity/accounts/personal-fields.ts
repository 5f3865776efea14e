import { z } from 'zod'

const MAX_NAME = 100

/** Spec section 5: text, at sign, domain with a dot. 254 characters is what mail itself allows. */
const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/)

/** The address in the one form in which it is kept; null when it is none. */
export const emailOf = (text: string | undefined): string | null => emailSchema.safeParse(text).data ?? null

/** Spec section 5: a full name has several words; anything else is empty. Control characters are no name. */
export const fullNameOf = (text: string | undefined): string => {
  const words = (text ?? '').trim().split(/\s+/)
  const name = words.join(' ')
  return words.length < 2 || name.length > MAX_NAME || /[\p{Cc}\p{Cf}<>]/u.test(name) ? '' : name
}
