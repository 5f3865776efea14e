import { COOKIES, type Cookie, YEAR_SECONDS } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { randomToken, sessionId } from '../session/session-store.ts'

const SECRET = /^[0-9a-f]{64}$/

/** Id of the friend who votes in this browser: the hash of a cookie; null before the first vote. */
export const voterOf = async ({ cookies }: Visit): Promise<string | null> => {
  const secret = cookies[COOKIES.voter]
  return secret !== undefined && SECRET.test(secret) ? sessionId(secret) : null
}

/** The same, created when absent, with the renewed cookie. */
export const createVoter = async (visit: Visit): Promise<{ voter: string; cookie: Cookie }> => {
  const known = await voterOf(visit)
  const secret = (known === null ? undefined : visit.cookies[COOKIES.voter]) ?? randomToken()
  const cookie = { name: COOKIES.voter, value: secret, maxAge: YEAR_SECONDS }
  return { voter: known ?? (await sessionId(secret)), cookie }
}
