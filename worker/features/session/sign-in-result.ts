import { accountUrl } from '../../../markets/links.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { authorizationServer, type SignInService } from './sign-in-service.ts'
import { endSessionAddress } from './tokens.ts'

/** Spec section 8: how long the message is shown before the visitor is signed out at the issuer, too. */
const SIGNED_OUT_SECONDS = 3

/** Why sign-in failed; `retry` is the path to sign in again. */
export type SignInMessage = {
  message: 'unavailable' | 'failed' | 'expired' | 'user' | 'privacy' | 'admin'
  retry: string
}

/** Outcome of a step of signing in or out. */
export type SignInResult = {
  cookies: readonly Cookie[]
  /** The visit's session ended. */
  isSessionOver?: boolean
} & (
  | { redirect: string; hasSignedIn?: boolean }
  /** @param refresh value of the `Refresh` header */
  | { shown: SignInMessage; refresh?: string }
)

/** Path of a sign-in that leads back to a path of this site. */
export const loginHref = ({ market }: Pick<Visit, 'market'>, back: string): string =>
  `${market.paths.login}?${new URLSearchParams({ return: back })}`

/** Explains why sign-in did not work, and how to try again. */
export const signInMessage = (
  visit: Visit,
  message: SignInMessage['message'],
  { back, error, cookies }: { back: string; error?: unknown; cookies: readonly Cookie[] },
): SignInResult => {
  const name = `sign-in ${message}`
  // Rejected users are no error of this site: no causes to log.
  if (error instanceof Error) recordRequestError(visit.log, name, error)
  else visit.log.error = name
  return { cookies, shown: { message, retry: loginHref(visit, back) } }
}

/** Explains why the user was signed out; the browser then ends its session at the issuer and returns. */
export const signedOutMessage = async (
  visit: Visit,
  service: SignInService,
  message: 'privacy' | 'admin',
  cookies: readonly Cookie[],
): Promise<SignInResult> => {
  const home = (await issuerLogoutUrl(visit, service)) ?? '/'
  return {
    ...signInMessage(visit, message, { back: '/', cookies }),
    refresh: `${SIGNED_OUT_SECONDS}; url=${home}`,
  }
}

/** Where a browser ends its session at the issuer; null when the issuer has no such URL or does not respond. */
export const issuerLogoutUrl = async ({ market, config }: Visit, service: SignInService): Promise<string | null> => {
  const server = await authorizationServer(service, config.elapsed()).catch(() => null)
  const home = config.SITE_ORIGINS[market.id] + market.paths.index
  return server === null ? null : endSessionAddress(server, service, { home, locale: market.locale })
}

/** The page of the account area where the privacy policy is accepted; null where there is none. */
export const communicationsUrl = ({ config }: Visit): string | null =>
  accountUrl(config.ACCOUNT_ORIGIN ?? null, 'account-communications')
