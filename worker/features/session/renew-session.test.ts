import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Tokens } from '../../../shared/sign-in/tokens.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import type { LoadedUser } from './load-user.ts'
import { type RenewalPorts, renewalTime, renewSession } from './renew-session.ts'
import { sessionStore } from './session-store.ts'

const KEY = 'a-key-of-at-least-thirty-two-characters'
const MINUTE = 60_000
const user = { id: 'u1', email: 'a@b.it', name: 'Ada Byron', pictureImage: null, isAdmin: false }

/** A session signed in at minute 0, whose access token lives for ten minutes, and a machine around it. */
const machine = async ({ refreshed, loaded }: { refreshed?: Tokens | 'refused' | Error; loaded?: LoadedUser } = {}) => {
  const clock = { now: 0 }
  const store = sessionStore(memoryD1(join(import.meta.dirname, 'migrations')).db, KEY)
  const tokens: Tokens = { access: 'a0', accessExpiresAt: 10 * MINUTE, refresh: 'r0' }
  await store.create('s', { tokens, user, subject: 'u1', sid: null, renewAt: renewalTime(tokens, 0) }, 0)
  const calls = { refresh: [] as string[], load: [] as string[], revoke: [] as (string | null)[] }
  const ports: RenewalPorts = {
    store,
    now: () => clock.now,
    async sleep(ms) {
      clock.now += ms
      await new Promise((resolve) => setImmediate(resolve))
    },
    async refresh(token) {
      calls.refresh.push(token)
      await new Promise((resolve) => setImmediate(resolve))
      if (refreshed instanceof Error) throw refreshed
      return refreshed ?? { access: `a-${token}`, accessExpiresAt: clock.now + 10 * MINUTE, refresh: `${token}+` }
    },
    async load({ accessToken }) {
      calls.load.push(accessToken)
      return loaded ?? { kind: 'user', user: { ...user, name: 'Ada Lovelace' } }
    },
    async revoke({ refresh }) {
      calls.revoke.push(refresh)
    },
  }
  const read = async () => {
    const session = await store.read('s', clock.now)
    if (session === null) throw new Error('the session is over')
    return session
  }
  return { clock, store, calls, ports, read }
}

describe('time of the renewal', () => {
  it.each([
    [10 * MINUTE, 5 * MINUTE],
    [4 * MINUTE, 3 * MINUTE],
    [MINUTE, 1],
    [0, 1],
  ])('of a token until %i ms is %i ms', (accessExpiresAt, renewAt) =>
    expect(renewalTime({ access: 'a', accessExpiresAt, refresh: null }, 0)).toBe(renewAt),
  )
})

describe('renewing a session', () => {
  it('reloads the user after five minutes with the current token', async () => {
    const { clock, calls, ports, read } = await machine()
    expect((await read()).renewAt).toBe(5 * MINUTE)
    clock.now = 5 * MINUTE
    const renewed = await renewSession(await read(), ports)
    expect(renewed?.user?.name).toBe('Ada Lovelace')
    expect(calls).toEqual({ refresh: [], load: ['a0'], revoke: [] })
    expect((await read()).renewAt).toBe(9 * MINUTE)
  })

  it('refreshes an expired token once for twenty concurrent requests, and all get the new token', async () => {
    const { clock, calls, ports, read } = await machine()
    clock.now = 20 * MINUTE
    const session = await read()
    const all = await Promise.all(Array.from({ length: 20 }, () => renewSession(session, ports)))
    expect(calls.refresh).toEqual(['r0'])
    expect(all.map((each) => each?.tokens.access)).toEqual(Array.from({ length: 20 }, () => 'a-r0'))
  })

  it('loads the user once, also for requests that start meanwhile', async () => {
    const { clock, calls, ports, read } = await machine()
    clock.now = 20 * MINUTE
    const { load } = ports
    let meanwhile: unknown
    ports.load = async (caller) => {
      ports.load = load
      meanwhile = await renewSession(await read(), ports)
      return load(caller)
    }
    await renewSession(await read(), ports)
    expect(calls.load).toEqual(['a-r0'])
    expect(meanwhile).toMatchObject({ tokens: { access: 'a-r0' }, user: { name: 'Ada Byron' } })
  })

  it('delays no request while the token is valid', async () => {
    const { clock, calls, ports, read } = await machine()
    clock.now = 9 * MINUTE
    const session = await read()
    const all = await Promise.all(Array.from({ length: 20 }, () => renewSession(session, ports)))
    expect(calls.refresh).toEqual(['r0'])
    expect(all.filter((each) => each?.tokens.access === 'a0').length).toBe(19)
    expect(clock.now).toBe(9 * MINUTE)
  })

  it.each([{ kind: 'refused' }, { kind: 'admin' }, { kind: 'privacy', userId: null }] as const)(
    'logs out when loading the user results in %j (§8)',
    async (loaded) => {
      const { clock, calls, ports, read, store } = await machine({ loaded })
      clock.now = 6 * MINUTE
      expect(await renewSession(await read(), ports)).toBeNull()
      expect(await store.read('s', clock.now)).toBeNull()
      expect(calls.revoke).toEqual(['r0'])
    },
  )

  it('ends the session when the issuer rejects the refresh token', async () => {
    const { clock, ports, read, store } = await machine({ refreshed: 'refused' })
    clock.now = 20 * MINUTE
    expect(await renewSession(await read(), ports)).toBeNull()
    expect(await store.read('s', clock.now)).toBeNull()
  })

  it.each([
    [10 * MINUTE - 1, true],
    [10 * MINUTE, false],
  ])('without a refresh token lasts until the access token expires: %i ms', async (now, isValid) => {
    const { clock, calls, ports, store } = await machine()
    const tokens = { access: 'a1', accessExpiresAt: 10 * MINUTE, refresh: null }
    await store.create('t', { tokens, user, subject: 'u1', sid: null, renewAt: 0 }, 0)
    const session = await store.read('t', 0)
    if (session === null) throw new Error('no session')
    clock.now = now
    const renewed = await renewSession(session, ports)
    expect(renewed?.user?.name ?? null).toBe(isValid ? 'Ada Lovelace' : null)
    expect(await store.read('t', now)).toEqual(renewed)
    expect(calls.refresh).toEqual([])
  })

  it.each([
    [20, null],
    [20, 'r0'],
    [6, 'r0'],
  ])('is not over before it is deleted, after %i minutes with the refresh token %s', async (minutes, refresh) => {
    const { clock, ports, read } = await machine({ refreshed: 'refused', loaded: { kind: 'refused' } })
    clock.now = minutes * MINUTE
    const session = await read()
    const end = () => Promise.reject(new Error('no database'))
    const renewal = renewSession(
      { ...session, tokens: { ...session.tokens, refresh } },
      { ...ports, store: { ...ports.store, end } },
    )
    await expect(renewal).rejects.toThrow('no database')
  })

  it('continues the session while the issuer or the account API is unavailable, and retries soon', async () => {
    for (const failure of [{ refreshed: new Error('away') }, { loaded: { kind: 'unavailable' as const } }]) {
      const { clock, ports, read } = await machine(failure)
      clock.now = 20 * MINUTE
      expect((await renewSession(await read(), ports))?.user?.name).toBe('Ada Byron')
      expect((await read()).renewAt).toBe(20 * MINUTE + 15_000)
    }
  })

  it('saves new tokens even when the account API fails afterwards', async () => {
    const { clock, ports, read } = await machine({ loaded: { kind: 'unavailable' } })
    clock.now = 20 * MINUTE
    await renewSession(await read(), ports)
    expect((await read()).tokens).toMatchObject({ access: 'a-r0', refresh: 'r0+' })
  })

  it('rejects users who have not accepted the privacy policy', async () => {
    const { clock, ports, read } = await machine({ loaded: { kind: 'privacy', userId: 'u1' } })
    clock.now = 6 * MINUTE
    expect((await renewSession(await read(), ports))?.user).toBeNull()
  })

  it.each([10, 20])(
    'waits six seconds for the tokens that another request refreshes after %i minutes',
    async (minutes) => {
      const { clock, calls, ports, read, store } = await machine()
      clock.now = minutes * MINUTE
      const session = await read()
      await store.lease(session, clock.now)
      expect(await renewSession(session, ports)).toEqual(session)
      expect(clock.now).toBe(minutes * MINUTE + 6000)
      expect(calls).toEqual({ refresh: [], load: [], revoke: [] })
    },
  )

  it('waits on for tokens that are valid when it reads them', async () => {
    const { clock, ports, read, store } = await machine()
    clock.now = 20 * MINUTE
    const session = await read()
    const { tokens } = session
    const outdated = { ...tokens, access: 'a1', accessExpiresAt: clock.now + 100 }
    const updated = await store.update(
      session,
      { tokens: outdated, user },
      { renewAt: clock.now + 100, now: clock.now, keepLease: true },
    )
    expect(updated).not.toBeNull()
    ports.sleep = async (ms) => {
      clock.now += ms
      if (updated === null || clock.now < 20 * MINUTE + 300) return
      const renewed = { ...tokens, access: 'a2', accessExpiresAt: 30 * MINUTE }
      await store.update(updated, { tokens: renewed, user }, { renewAt: 25 * MINUTE, now: clock.now })
    }
    expect((await renewSession(session, ports))?.tokens.access).toBe('a2')
  })

  it('stops waiting when the session ends, or its tokens are valid', async () => {
    const { clock, ports, read, store } = await machine()
    clock.now = 20 * MINUTE
    const session = await read()
    await store.lease(session, clock.now)
    expect(await renewSession(session, { ...ports, sleep: () => store.end('s') })).toBeNull()
    const other = await machine()
    other.clock.now = 20 * MINUTE
    const before = await other.read()
    await other.store.lease(before, 20 * MINUTE)
    const tokens = { access: 'a1', accessExpiresAt: 21 * MINUTE, refresh: null }
    const sleep = async () =>
      void (await other.store.update(before, { tokens, user }, { renewAt: 0, now: 20 * MINUTE, keepLease: true }))
    expect((await renewSession(before, { ...other.ports, sleep }))?.tokens).toEqual(tokens)
  })

  it('is taken over by another request when the first one never finishes', async () => {
    const { clock, calls, ports, read, store } = await machine()
    clock.now = 20 * MINUTE
    const session = await read()
    expect(await store.lease(session, clock.now)).toBe(true)
    clock.now += 11_000
    await renewSession(session, ports)
    expect(calls.refresh).toEqual(['r0'])
  })
})

describe('stored sessions', () => {
  it('are sealed, and found only by their cookie', async () => {
    const { store } = await machine()
    expect(await store.read('another', 0)).toBeNull()
    expect(await store.read('s', 31 * 86_400_000)).toBeNull()
    const other = sessionStore(memoryD1(join(import.meta.dirname, 'migrations')).db, `${KEY}!`)
    expect(await other.read('s', 0)).toBeNull()
  })

  it('end for one sign-in or for a user', async () => {
    const { store, read } = await machine()
    await store.endOf({ sid: 'another', subject: 'u1' })
    expect((await read()).id).toBe('s')
    await store.endOf({ subject: 'u1', sid: null })
    expect(await store.read('s', 0)).toBeNull()
  })
})
