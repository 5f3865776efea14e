import type { Context } from 'hono'
import type { Identity } from '../http/app.ts'

/**
 * Tells the storefront that somebody is signed out everywhere (OpenID back-channel logout). Best effort: what the
 * storefront holds is worth nothing any more, and it finds out when it uses it.
 */
export const sendBackchannelLogout = async (c: Context<Identity>, accountId: string): Promise<void> => {
  const client = await c.get('provider').Client.find(c.env.CLIENT_ID)
  if (client?.backchannelLogoutUri === undefined) return
  // The provider's own method, which its types leave out.
  const { backchannelLogout } = client as unknown as { backchannelLogout: (sub: string) => Promise<void> }
  await backchannelLogout.call(client, accountId).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: standard output is the log.
    console.error(`storefront not told: ${String(error)}`)
  })
}
