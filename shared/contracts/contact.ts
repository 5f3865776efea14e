import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

export const MAX_MESSAGE = 2000
export const MIN_MESSAGE = 10

/** `POST /contact`: a visitor's message to customer care; resending an id has no effect. */
export const contactMessageSchema = lazySchema(() =>
  z.strictObject({
    id: z.uuid(),
    /** Name, email and phone by the rules of spec section 5; an empty phone for none. */
    name: z.string().min(3).max(100),
    email: z.string().min(5).max(254),
    phone: z.string().max(40),
    message: z.string().min(MIN_MESSAGE).max(MAX_MESSAGE),
    /** Path of the page with the form. */
    page: z.string().max(300),
    /** Network address for rate limits, never stored; null if the platform provides none. */
    caller: z.string().min(1).max(64).nullable(),
  }),
)
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const contactResponseSchema = lazySchema(() => z.object({ sent: z.boolean() }))
