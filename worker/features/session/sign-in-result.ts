import { accountUrl } from '../../../markets/links.ts'
import { authorizationServer } from '../../../shared/sign-in/open-id-provider.ts'
import { endSessionUrl } from '../../../shared/sign-in/tokens.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import type { Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import type { SignInService } from './sign-in-service.ts'

/** Spec section 8. */
const SIGNED_OUT_SECONDS = 3

/** Why sign-in failed; `retry` is the path to sign in again. */
export type SignInMessage = {
  message: 'unavailable' | 'session' | 'failed' | 'expired' | 'user' | 'privacy' | 'admin'
  retry: string
}

export type SignInResult = {
  cookies: readonly Cookie[]
  isSessionOver?: boolean
} & ({ redirect: string; hasSignedIn?: boolean } | { shown: SignInMessage; refresh?: string })

/** Parameter of a login that repeats one that is not recent. */
export const AGAIN = 'again'

export const loginHref = ({ market }: Pick<Visit, 'market'>, back: string, again = false): string =>
  `${market.paths.login}?${new URLSearchParams({ return: back, ...(again && { [AGAIN]: '' }) })}`

export const signInMessage = (
  visit: Visit,
  message: SignInMessage['message'],
  { back, error, cookies }: { back: string; error?: unknown; cookies: readonly Cookie[] },
): SignInResult => {
  const name = `sign-in ${message}`
  // Rejected users are no error.
  if (error instanceof Error) recordRequestError(visit.log, name, error)
  else visit.log.error = name
  return { cookies, shown: { message, retry: loginHref(visit, back) } }
}

/** Explains why the user was signed out; the browser then ends its session at the issuer. */
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

/** null when the issuer has no such URL or does not respond. */
export const issuerLogoutUrl = async ({ market, config }: Visit, service: SignInService): Promise<string | null> => {
  const server = await authorizationServer(service, config.realNow()).catch(() => null)
  const home = config.SITE_ORIGINS[market.id] + market.paths.index
  return server === null ? null : endSessionUrl(server, service, { home, locale: market.locale })
}

/** Page of the account area for the privacy policy; null without an account area. */
export const communicationsUrl = ({ config }: Visit): string | null =>
  accountUrl(config.ACCOUNT_ORIGIN ?? null, 'account-communications')
