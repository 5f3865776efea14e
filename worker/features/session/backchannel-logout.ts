import type { Context } from 'hono'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { readForm } from '../../api/read-form.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { sessionStore } from './session-store.ts'
import { authorizationServer, type SignInService, signInService } from './sign-in-service.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** OpenID Connect Back-Channel Logout 1.0, section 2.4. A nonce is what ID tokens have and these must not. */
const claimsSchema = z
  .object({
    jti: z.string().min(1).max(200),
    exp: z.number(),
    sub: z.string().optional(),
    sid: z.string().optional(),
    events: z.object({ [EVENT]: z.object({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/**
 * `POST /api/backchannel-logout`: the issuer says, server to server, that a sign-in or all of a person's are over. Its
 * signed token is all the proof there is: no cookie, no origin.
 */
export const backchannelLogout = async (c: Context<GatewayApp>): Promise<Response> => {
  const { SIGNING_KEY, elapsed } = c.get('config')
  const service = signInService(c.env, c.get('config'))
  const form = await readForm(c.req.raw)
  const token = form?.logout_token
  if (service === null || token === undefined) return c.json({ error: 'invalid_request' }, 400)
  const claims = await verified(service, token, elapsed()).catch(() => null)
  if (claims === null) return c.json({ error: 'invalid_request' }, 400)
  const store = sessionStore(service.sessions, SIGNING_KEY)
  if (!(await store.takeLogoutToken(claims.jti, claims.exp * 1000, elapsed())))
    return c.json({ error: 'invalid_request' }, 400)
  await store.endOf({
    ...(claims.sub !== undefined && { subject: claims.sub }),
    ...(claims.sid && { sid: claims.sid }),
  })
  return c.body(null, 200)
}

const verified = async (service: SignInService, token: string, now: number) => {
  const { issuer, jwks_uri: address } = await authorizationServer(service, now)
  if (address === undefined) throw new Error('the issuer publishes no keys')
  const keys = (await (await service.fetch(address, {})).json()) as JSONWebKeySet
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience: service.client.client_id,
    // What issuers sign with; never "none", never a shared secret.
    algorithms: ['ES256', 'RS256', 'PS256', 'EdDSA'],
    currentDate: new Date(now),
    maxTokenAge: 300,
    clockTolerance: 30,
  })
  return claimsSchema.parse(payload)
}
