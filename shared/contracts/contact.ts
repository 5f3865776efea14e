import { z } from 'zod'
import { signToken, verifyToken } from '../signing/signed-token.ts'

export const MAX_MESSAGE = 2000
/** A message says at least this much. */
export const MIN_MESSAGE = 10

/** Body of `POST /contact`: a visitor's message to customer care. Sent again under its id, it is the same message. */
export const contactMessageSchema = z.strictObject({
  id: z.uuid(),
  /** Full name, e-mail and phone as spec section 5 has them; the phone empty for none. */
  name: z.string().min(3).max(100),
  email: z.string().min(5).max(254),
  phone: z.string().max(40),
  message: z.string().min(MIN_MESSAGE).max(MAX_MESSAGE),
  /** Path of the page that it was written on. */
  page: z.string().max(300),
  /** Network address as the platform tells it, to be counted and never kept; null where nobody can tell. */
  caller: z.string().min(1).max(64).nullable(),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

/** Whether customer care has it now. */
export const contactAnswerSchema = z.object({ sent: z.boolean() })

const PURPOSE = 'contact call'
const SECONDS = 60

/** The call is the storefront's own: it shows so with the key that both sides share. @param now ms */
export const signContactCall = (key: string, now: number): Promise<string> => signToken(key, PURPOSE, {}, now, SECONDS)

export const isContactCall = async (key: string, token: string, now: number): Promise<boolean> =>
  (await verifyToken(key, PURPOSE, token, now)) !== null
