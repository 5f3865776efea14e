import type Provider from 'oidc-provider'
import { reportError } from '../../shared/log/error-report.ts'
import { logServiceLine } from '../kit/http/log.ts'

type Logout = {
  provider: Provider
  clientId: string
  accountId: string
  /** Session of one browser; default: all of the account's. */
  sid?: string | undefined
}

/** A machine that is busy, or just starting, may miss the provider's time limit. */
const TRIES = 3

/** Best effort: the tokens are revoked already, and the storefront notices that at its next renewal. */
export const sendBackchannelLogout = async ({ provider, clientId, accountId, sid }: Logout): Promise<void> => {
  const client = await provider.Client.find(clientId)
  if (client?.backchannelLogoutUri === undefined) return
  // Missing in the provider's types.
  const { backchannelLogout } = client as unknown as {
    backchannelLogout: (sub: string, sid?: string) => Promise<void>
  }
  for (let left = TRIES; left > 0; left--) {
    try {
      return await backchannelLogout.call(client, accountId, sid)
    } catch (error) {
      const name = 'back-channel logout'
      logServiceLine('identity', { level: 'error', error: name, ...reportError(name, error) })
    }
  }
}
