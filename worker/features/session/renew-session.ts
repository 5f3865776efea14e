import type { UserCallContext } from '../../data/personal-call.ts'
import type { LoadedUser } from './load-user.ts'
import type { SessionContent, SessionStore, StoredSession } from './session-store.ts'
import type { Tokens } from './tokens.ts'

/** User data is looked at again after five minutes: that is how soon a change, or an end elsewhere, shows. */
const USER_MS = 300_000
/** A token is renewed this long before it ends, so that those who wait for nobody still have a good one. */
const EARLY_MS = 60_000
/** After a failure. */
const PAUSE_MS = 15_000
const POLL_MS = 100
const PATIENCE_MS = 6000

export type RenewalPorts = {
  store: SessionStore
  refresh: (token: string) => Promise<Tokens | 'refused'>
  load: (caller: Pick<UserCallContext, 'accessToken'>) => Promise<LoadedUser>
  /** ms that passes. */
  now: () => number
  sleep: (ms: number) => Promise<void>
}

/** When to look at a session again that was renewed just now. */
export const renewalTime = ({ accessExpiresAt }: Tokens, now: number): number =>
  Math.max(now + 1, Math.min(now + USER_MS, accessExpiresAt - EARLY_MS))

/**
 * Renews what is out of date: tokens, then user data. Of all requests that find the session so, in whatever isolate,
 * one renews it; the others go on with what they have, or wait when their token has ended.
 * @returns null when the session is over
 */
export const renewSession = async (session: StoredSession, ports: RenewalPorts): Promise<StoredSession | null> => {
  const { store, now } = ports
  if (await store.lease(session, now())) return renew(session, ports)
  if (session.tokens.accessExpiresAt > now()) return session
  const begun = now()
  while (now() - begun < PATIENCE_MS) {
    await ports.sleep(POLL_MS)
    const current = await store.read(session.id, now())
    if (current === null || current.tokens.accessExpiresAt > now() || current.renewAt > now()) return current
  }
  return session
}

const renew = async (session: StoredSession, ports: RenewalPorts): Promise<StoredSession | null> => {
  const { store, now } = ports
  const refreshed = await withFreshTokens(session, ports)
  if (refreshed === null || refreshed === 'later') return refreshed === null ? null : postpone(session, ports)
  const loaded = await ports.load({ accessToken: refreshed.tokens.access })
  switch (loaded.kind) {
    case 'refused':
    case 'admin':
      await store.end(session.id)
      return null
    case 'failed':
      // Somebody who is known stays so while the account API is away; the first load is not so patient (sign-in.ts).
      return postpone(refreshed, ports)
    case 'privacy':
      return keep(store, refreshed, { tokens: refreshed.tokens, user: null }, now())
    case 'user':
      return keep(store, refreshed, { tokens: refreshed.tokens, user: loaded.user }, now())
  }
}

/** The session with tokens that last; `later` when the issuer cannot be asked, null when it refuses. */
const withFreshTokens = async (
  session: StoredSession,
  { store, refresh, now }: RenewalPorts,
): Promise<StoredSession | null | 'later'> => {
  const { tokens, user } = session
  if (tokens.accessExpiresAt - EARLY_MS > now()) return session
  if (tokens.refresh === null) {
    if (tokens.accessExpiresAt > now()) return session
    await store.end(session.id)
    return null
  }
  const renewed = await refresh(tokens.refresh).catch(() => 'later' as const)
  if (renewed === 'later') return 'later'
  if (renewed === 'refused') {
    await store.end(session.id)
    return null
  }
  // At once: the old refresh token is worth nothing any more.
  return store.update(session, { tokens: renewed, user }, { renewAt: now(), now: now(), keepLease: true })
}

const keep = (store: SessionStore, session: StoredSession, content: SessionContent, now: number) =>
  store.update(session, content, { renewAt: renewalTime(content.tokens, now), now })

const postpone = async (session: StoredSession, { store, now }: RenewalPorts): Promise<StoredSession | null> => {
  const { tokens, user } = session
  return store.update(session, { tokens, user }, { renewAt: now() + PAUSE_MS, now: now() })
}
