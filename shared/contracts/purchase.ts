import { z } from 'zod'
import { signToken, verifyToken } from '../signing/signed-token.ts'
import { lazySchema } from './lazy-schema.ts'

/** A booking, as the booking site's link back says it for GA4's `purchase` (docs/growth.md). */
const purchaseSchema = lazySchema(() =>
  z.object({
    /** GA4's `transaction_id`. */
    booking: z.string().regex(/^[\w-]{1,100}$/),
    travel: z.string().min(1),
    name: z.string().min(1),
    tour: z.string().optional(),
    /** In units of the currency. */
    amount: z.number().positive(),
    currency: z.string().length(3),
  }),
)
export type Purchase = z.infer<typeof purchaseSchema>

export const PURCHASE_PARAMETER = 'booked'

const PURPOSE = 'purchase'
const SECONDS = 3600

/** Signs the parameter of the link back with BOOKING_KEY. @param now ms, real */
export const signPurchase = (key: string, purchase: Purchase & { tour: string }, now: number): Promise<string> =>
  signToken(key, PURPOSE, purchase, now, SECONDS)

/** Purchase of a link; null if it is forged, expired or malformed. @param now ms, real */
export const verifyPurchase = async (key: string, token: string, now: number): Promise<Purchase | null> =>
  purchaseSchema.safeParse(await verifyToken(key, PURPOSE, token, now)).data ?? null
