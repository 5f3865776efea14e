import { z } from 'zod'
import { emailSchema } from './email.ts'
import { imageSchema } from './image.ts'
import { lazySchema } from './lazy-schema.ts'

/** `GET /backoffice/users/me`: user data (spec section 3). */
export const currentUserSchema = lazySchema(() =>
  z.object({
    id: z.string().min(1).max(100),
    email: emailSchema,
    name: z.string().max(200),
    /** null shows initials. */
    pictureImage: imageSchema.nullable(),
    /** The storefront signs admins out. */
    isAdmin: z.boolean().default(false),
  }),
)
export type CurrentUser = z.infer<typeof currentUserSchema>

/** Error key that redirects to the privacy policy (spec section 8). */
export const PRIVACY_ERROR = 'USER_PRIVACY_POLICY_ERROR'
