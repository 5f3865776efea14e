import { z } from 'zod'
import { imageSchema } from './image.ts'

/** User data (spec section 3) as `GET /backoffice/users/me` answers it. */
export const currentUserSchema = z.object({
  id: z.string().min(1).max(100),
  email: z.email(),
  name: z.string().max(200),
  /** null shows initials. */
  pictureImage: imageSchema.nullable(),
  /** Admins work in the back office: the storefront signs them out. */
  isAdmin: z.boolean().default(false),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

/** The key of the one refusal that the storefront acts upon (spec section 8). */
export const PRIVACY_ERROR = 'USER_PRIVACY_POLICY_ERROR'
