import { Hono } from 'hono'
import { backchannelLogout } from '../features/session/backchannel-logout.ts'
import { picture } from '../features/session/picture.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'

/** What belongs to whoever is signed in, and the issuer's word that a sign-in is over. */
export const account = new Hono<GatewayApp>()
  .get('/account/picture', picture)
  .post('/backchannel-logout', backchannelLogout)
