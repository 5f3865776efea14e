import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { sessionId } from '../session/session-store.ts'

/** Absolute URL of a shared list; its id is the secret. */
export const shareHref = ({ config, market }: Visit, list: string): string =>
  `${config.SITE_ORIGINS[market.id]}${market.paths.wishlist}?${new URLSearchParams({ list })}`

const SECRET = /^[0-9a-f]{64}$/

const voterSecret = ({ cookies }: Visit): string | null => {
  const secret = cookies[COOKIES.voter]
  return secret !== undefined && SECRET.test(secret) ? secret : null
}

/** Id of the friend who votes in this browser: the hash of a cookie; null before the first vote. */
export const voterOf = async (visit: Visit): Promise<string | null> => {
  const secret = voterSecret(visit)
  return secret === null ? null : sessionId(secret)
}

/** The same, created when absent, with the renewed cookie. */
export const createVoter = async (visit: Visit): Promise<{ voter: string; cookie: Cookie }> => {
  const secret = voterSecret(visit) ?? randomToken()
  return {
    voter: await sessionId(secret),
    cookie: { name: COOKIES.voter, value: secret, maxAge: LIFETIME_SECONDS.voter },
  }
}
