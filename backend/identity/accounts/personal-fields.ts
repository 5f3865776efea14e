import { z } from 'zod'

/** Spec section 5: text, at sign, domain with a dot. 254 characters is what mail itself allows. */
const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/)

/** The address in the one form in which it is kept; null when it is none. */
export const emailOf = (text: string | undefined): string | null => emailSchema.safeParse(text).data ?? null
