import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

/**
 * Says that a heart has changed: a page that comes back from the browser's memory loads anew
 * (client/boot/session.ts). A script may read it; it says nothing else.
 */
export const markSaved = (c: Context<GatewayApp>): void =>
  setCookie(c, COOKIES.saved, c.get('requestId').replace(/\W/g, ''), { path: '/', secure: true, sameSite: 'Lax' })
