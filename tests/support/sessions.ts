import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import type { CurrentUser } from '../../shared/contracts/current-user.ts'
import { seal, unseal } from '../../shared/signing/sealed-value.ts'
import { randomToken } from '../../shared/signing/sha256.ts'
import { type SessionContent, sessionId, sessionStore } from '../../worker/features/session/session-store.ts'
import type { Site } from './site.ts'

const PURPOSE = 'session'
const { SIGNING_KEY } = LOCAL_SECRETS

export const sessionsOf = (site: Site): Promise<D1Database> =>
  site.miniflare.getD1Database('SESSIONS', 'sojourn-storefront') as unknown as Promise<D1Database>

export const identityOf = (site: Site): Promise<D1Database> =>
  site.miniflare.getD1Database('DB', 'sojourn-identity') as unknown as Promise<D1Database>

export const countSessions = async (site: Site): Promise<number> =>
  (await (await sessionsOf(site)).prepare('SELECT count(*) AS n FROM session').first<number>('n')) ?? -1

/** Changes a session's content, as the storefront itself could. */
const change = async (
  site: Site,
  secret: string,
  { of, renewAt }: { of: (content: SessionContent) => SessionContent; renewAt: number },
): Promise<void> => {
  const db = await sessionsOf(site)
  const id = await sessionId(secret)
  const row = await db.prepare('SELECT sealed FROM session WHERE id = ?').bind(id).first<{ sealed: string }>()
  const content = (await unseal(SIGNING_KEY, PURPOSE, row?.sealed ?? '', Date.now())) as SessionContent | null
  if (content === null) throw new Error('no such session')
  const { tokens, user } = content
  const sealed = await seal(SIGNING_KEY, PURPOSE, of({ tokens, user }), Date.now(), 3600)
  await db.prepare('UPDATE session SET sealed = ?, renew_at = ? WHERE id = ?').bind(sealed, renewAt, id).run()
}

/** Makes a session's access token appear expired, so that the next request renews it. */
export const endAccessToken = (site: Site, secret: string): Promise<void> =>
  change(site, secret, {
    of: ({ tokens, user }) => ({ tokens: { ...tokens, accessExpiresAt: 1 }, user }),
    renewAt: 1,
  })

/** Removes the loaded user from a session. */
export const removeUser = (site: Site, secret: string): Promise<void> =>
  change(site, secret, { of: ({ tokens }) => ({ tokens, user: null }), renewAt: Date.now() + 3_600_000 })

/** Creates a session without a sign-in and returns the cookie's value. */
export const createSession = async (site: Site, user: CurrentUser): Promise<string> => {
  const secret = randomToken()
  const tokens = { access: `access-of-${user.id}`, accessExpiresAt: Date.now() + 3_600_000, refresh: null }
  const session = { tokens, user, subject: user.id, sid: null, renewAt: Date.now() + 3_600_000 }
  await sessionStore(await sessionsOf(site), SIGNING_KEY).create(await sessionId(secret), session, Date.now())
  return secret
}
