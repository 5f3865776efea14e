import type { Context } from 'hono'
import { accountUrl } from '../../../markets/links.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { privatePage } from '../../gateway/private-page.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { SignInMessage } from '../../private/private-view.ts'
import { authorizationServer, type SignInService } from './sign-in-service.ts'
import { endSessionAddress } from './tokens.ts'

/** Spec section 8: how long the message stands before the visitor is signed out at the issuer, too. */
const SIGNED_OUT_SECONDS = 3

/** A page that says why sign-in did not work, and how to try again. */
export const messagePage = async (
  c: Context<GatewayApp>,
  message: SignInMessage,
  { back, error }: { back: string; error?: unknown },
): Promise<Response> => {
  const name = `sign-in ${message}`
  // Somebody who is turned away is no error of ours: then there are no causes to tell.
  if (error instanceof Error) recordRequestError(c.get('log'), name, error)
  else c.get('log').error = name
  return privatePage(c, { view: 'sign-in', message, retry: loginAddress(c, back) })
}

/** Path of a sign-in that leads back to a path of ours. */
export const loginAddress = (c: Context<GatewayApp>, back: string): string =>
  `${c.get('market').paths.login}?${new URLSearchParams({ return: back })}`

/** Says why somebody was signed out; three seconds later the browser ends its session at the issuer and comes home. */
export const signedOutPage = async (
  c: Context<GatewayApp>,
  service: SignInService,
  message: 'privacy' | 'admin',
): Promise<Response> => {
  const answer = await messagePage(c, message, { back: '/' })
  answer.headers.set('refresh', `${SIGNED_OUT_SECONDS}; url=${(await issuerLogout(c, service)) ?? '/'}`)
  return answer
}

/** Where a browser ends its session at the issuer; null when it has no such place, or does not answer. */
export const issuerLogout = async (c: Context<GatewayApp>, service: SignInService): Promise<string | null> => {
  const { id, locale, paths } = c.get('market')
  const { SITE_ORIGINS, elapsed } = c.get('config')
  const server = await authorizationServer(service, elapsed()).catch(() => null)
  return server === null ? null : endSessionAddress(server, service, { home: SITE_ORIGINS[id] + paths.index, locale })
}

/** The page of the account area on which the privacy policy is accepted; null where there is none. */
export const communicationsAddress = (c: Context<GatewayApp>): string | null =>
  accountUrl(c.get('config').ACCOUNT_ORIGIN ?? null, 'account-communications')
