import type { Context } from 'hono'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { keepListCookie, listOwner } from '../wishlist/list-cookie.ts'
import { userApi } from '../wishlist/personal-port.ts'
import { bindAddress } from '../wishlist/wishlist-calls.ts'
import type { SignUpFlow } from './flow.ts'
import { keepConsent } from './keep-consent.ts'

/**
 * Binds the visitor's list to the proven address, so that it is there when somebody signs in with that address, on
 * whatever device.
 */
export const keepWishlist = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<boolean> => {
  const owner = await listOwner(c)
  keepListCookie(c, owner)
  return (await keepConsent(c, flow)) && bindAddress(userApi(c, { owner: owner.id }), { email: flow.email })
}
