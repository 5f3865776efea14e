import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { sessionId } from '../session/session-store.ts'

const SHARE_PURPOSE = 'shared list'
/** A link expires with the departures of its list. */
const SHARE_SECONDS = 550 * 86_400

/** The shared URL: signed, so that ids cannot be guessed; revoked with the id. */
export const shareHref = async (visit: Visit, share: string): Promise<string> => {
  const { SIGNING_KEY, SITE_ORIGINS, now } = visit.config
  const { id, paths } = visit.market
  const list = await signToken(SIGNING_KEY, SHARE_PURPOSE, { share }, now(), SHARE_SECONDS)
  return `${SITE_ORIGINS[id]}${paths.wishlist}?${new URLSearchParams({ list })}`
}

/** Id of the shared list; null for an invalid link. */
export const shareOfToken = async (visit: Visit, token: string): Promise<string | null> => {
  const { SIGNING_KEY, now } = visit.config
  const share = (await verifyToken(SIGNING_KEY, SHARE_PURPOSE, token, now()))?.share
  return typeof share === 'string' ? share : null
}

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
