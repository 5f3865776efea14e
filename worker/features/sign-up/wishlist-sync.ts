import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { listCookie, listOwner } from '../wishlist/list-cookie.ts'
import { bindAddress } from '../wishlist/wishlist-calls.ts'
import { saveConsent } from './consent.ts'
import type { SignUpFlow } from './flow.ts'
import type { Completion } from './purpose.ts'

/** Binds the visitor's list to the verified email: whoever signs in with it has the list, on any device. */
export const bindWishlist = async (visit: Visit, flow: SignUpFlow): Promise<Completion> => {
  const owner = await listOwner(visit)
  const isSaved =
    (await saveConsent(visit, flow)) && (await bindAddress(userApi(visit, { owner: owner.id }), { email: flow.email }))
  return { isSaved, cookies: [listCookie(owner)] }
}
