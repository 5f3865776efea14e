import type { Context } from 'hono'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import type { LoginHints } from '../session/tokens.ts'
import { openFlows } from './flow.ts'

/**
 * What the anonymous flow of this browser tells the sign-in that follows it: the address, and, where it was proven just
 * now, that it need not be proven again before a password is made.
 */
export const loginHints = async (c: Context<GatewayApp>): Promise<LoginHints> => {
  const flow = (await openFlows(c)).find(({ step }) => step === 'done')
  if (flow === undefined) return {}
  return { login_hint: flow.email, ...(flow.known === false && { proof: flow.id }) }
}
