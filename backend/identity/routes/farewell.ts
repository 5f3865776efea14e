import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { DEFAULT_MARKET, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import type { Identity } from '../http/app.ts'
import { deviceCookie } from '../throttle/known-device.ts'

const PURPOSE = 'farewell'
const LIFETIME_SECONDS = 300

/** Where the browser goes after its account is deleted. Signed, because other sites must not make browsers unknown. */
export const farewellUrl = async (c: Context<Identity>, email: string): Promise<string> => {
  const claims = { device: deviceCookie(c, email) }
  const token = await signToken(c.env.SIGNING_KEY, PURPOSE, claims, c.get('nowMs')(), LIFETIME_SECONDS)
  return `${c.env.ISSUER}/farewell?token=${token}`
}

/** Deletes all cookies but those of other accounts, and returns to the storefront. */
export const farewell = async (c: Context<Identity>) => {
  const market = marketIdSchema.safeParse(c.req.query('market')).data ?? DEFAULT_MARKET
  const claims = await verifyToken(c.env.SIGNING_KEY, PURPOSE, c.req.query('token') ?? '', c.get('nowMs')())
  if (claims !== null)
    for (const name of Object.keys(getCookie(c)))
      if (!name.startsWith('__Host-device-') || name === claims.device)
        deleteCookie(c, name, { path: '/', secure: true })
  return c.redirect(`${c.env.SITE_ORIGINS[market]}${markets[market].paths.alerts ?? '/'}?done=deleted`, 303)
}
