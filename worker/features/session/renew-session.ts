import type { Tokens } from '../../../shared/sign-in/tokens.ts'
import type { StoredSession } from '../../visit/visit.ts'
import type { LoadedUser } from './load-user.ts'
import type { SessionContent, SessionStore } from './session-store.ts'

/** Delay until a change, or a sign-out elsewhere, is visible. */
const USER_MS = 300_000
/** Early, so that concurrent requests still have a valid token. */
const EARLY_MS = 60_000
const PAUSE_MS = 15_000
const POLL_MS = 100
const WAIT_TIMEOUT_MS = 6000

export type RenewalPorts = {
  store: SessionStore
  refresh: (token: string) => Promise<Tokens | 'refused'>
  load: (caller: { accessToken: string }) => Promise<LoadedUser>
  /** Ends the issuer's session; never throws. */
  revoke: (tokens: Tokens) => Promise<void>
  now: () => number
  sleep: (ms: number) => Promise<void>
}

export const renewalTime = ({ accessExpiresAt }: Tokens, now: number): number =>
  Math.max(now + 1, Math.min(now + USER_MS, accessExpiresAt - EARLY_MS))

/**
 * Renews expired tokens, then user data; null when the session is over. Concurrent requests continue with what they
 * have, or wait for tokens.
 */
export const renewSession = async (session: StoredSession, ports: RenewalPorts): Promise<StoredSession | null> => {
  const { store, now } = ports
  if (await store.lease(session, now())) return renew(session, ports)
  if (session.tokens.accessExpiresAt > now()) return session
  const startedAt = now()
  while (now() - startedAt < WAIT_TIMEOUT_MS) {
    await ports.sleep(POLL_MS)
    const current = await store.read(session.id, now())
    if (current === null || current.tokens.accessExpiresAt > now() || current.renewAt > now()) return current
  }
  return session
}

const renew = async (session: StoredSession, ports: RenewalPorts): Promise<StoredSession | null> => {
  const { store, now } = ports
  const refreshed = await withFreshTokens(session, ports)
  if (refreshed === null) return null
  if (refreshed === 'later') return postpone(session, ports)
  const loaded = await ports.load({ accessToken: refreshed.tokens.access })
  switch (loaded.kind) {
    case 'refused':
    case 'admin':
      return logout(refreshed, ports)
    case 'unavailable':
      // The user was loaded before (decision 32).
      return postpone(refreshed, ports)
    case 'privacy':
      // Without an id the policy cannot be accepted.
      return loaded.userId === null
        ? logout(refreshed, ports)
        : save(store, refreshed, { tokens: refreshed.tokens, user: null }, now())
    case 'user':
      return save(store, refreshed, { tokens: refreshed.tokens, user: loaded.user }, now())
  }
}

/** `later` when the issuer does not respond, null when it refuses. */
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
  // Immediately, because the old refresh token is spent.
  return store.update(session, { tokens: renewed, user }, { renewAt: now(), now: now(), keepLease: true })
}

const logout = async ({ id, tokens }: StoredSession, { store, revoke }: RenewalPorts): Promise<null> => {
  await store.end(id)
  await revoke(tokens)
  return null
}

const save = (store: SessionStore, session: StoredSession, content: SessionContent, now: number) =>
  store.update(session, content, { renewAt: renewalTime(content.tokens, now), now })

const postpone = async (session: StoredSession, { store, now }: RenewalPorts): Promise<StoredSession | null> => {
  const { tokens, user } = session
  return store.update(session, { tokens, user }, { renewAt: now() + PAUSE_MS, now: now() })
}
