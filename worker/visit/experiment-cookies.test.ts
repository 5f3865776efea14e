import { describe, expect, it } from 'vitest'
import type { Assigned } from '../../flags/sticky.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { signToken } from '../../shared/signing/signed-token.ts'
import { deviceOf } from '../../tests/support/flags.ts'
import type { Config } from '../env.ts'
import { deviceCookies, deviceIdFor, readSticky, stickyCookies } from './experiment-cookies.ts'
import type { Visitor } from './visit.ts'

const NOW = Date.UTC(2027, 0, 15)
const YEAR_MS = 365 * 86_400_000
const KEY = 's'.repeat(32)
const DEVICE = deviceOf(1)
const VISITOR = { consent: 'granted', deviceId: DEVICE, isBot: false, isPrefetch: false } as Visitor

const configAt = (now: number) => ({ SIGNING_KEY: KEY, now: () => now }) as Config
const write = (assigned: Assigned | null, visitor: Partial<Visitor> = {}, cookies: Record<string, string> = {}) =>
  stickyCookies(
    { visitor: { ...VISITOR, ...visitor }, market: markets.it, config: configAt(NOW), cookies },
    DEVICE,
    assigned && { assigned, rules: 'today' },
  )
const read = async (token: string | undefined, { device = DEVICE, now = NOW } = {}) =>
  (await readSticky({ cookies: token === undefined ? {} : { '__Host-sticky': token }, config: configAt(now) }, device))
    .assigned

describe('assigned variations', () => {
  it('are stored for a year, for this device only', async () => {
    const [cookie] = await write({ cover: '1' })
    expect(cookie).toMatchObject({ name: '__Host-sticky', maxAge: 31_536_000 })
    expect(await read(cookie?.value)).toEqual({ cover: '1' })
    expect(await read(cookie?.value, { now: NOW + YEAR_MS - 1 })).toEqual({ cover: '1' })
    expect(await read(cookie?.value, { now: NOW + YEAR_MS })).toEqual({})
    expect(await read(cookie?.value, { device: deviceOf(2) })).toEqual({})
  })

  it('are the newest thirty', async () => {
    const names = Array.from({ length: 31 }, (_, index) => `experiment-${index}`)
    const [cookie] = await write(Object.fromEntries(names.map((name) => [name, '0'])))
    expect(Object.keys(await read(cookie?.value))).toEqual(names.slice(1))
  })

  it.each<[string, string, Record<string, string>, Assigned]>([
    ['another purpose', 'preview', { device: DEVICE, assigned: '{"a":"1"}' }, {}],
    ['no variations', 'sticky', { device: DEVICE }, {}],
    ['variations of a wrong shape', 'sticky', { device: DEVICE, assigned: '{"a":1}' }, {}],
    ['a long name', 'sticky', { device: DEVICE, assigned: JSON.stringify({ ['n'.repeat(101)]: '1' }) }, {}],
    ['a long value', 'sticky', { device: DEVICE, assigned: JSON.stringify({ a: 'v'.repeat(41) }) }, {}],
    ['valid variations', 'sticky', { device: DEVICE, assigned: '{"a":"1"}' }, { a: '1' }],
  ])('are read from a token with %s', async (_, purpose, claims, expected) =>
    expect(await read(await signToken(KEY, purpose, claims, NOW, 60))).toEqual(expected),
  )

  it('are none without a valid cookie', async () => {
    expect(await read(undefined)).toEqual({})
    expect(await read('x')).toEqual({})
  })

  it.each([{ isBot: true }, { isPrefetch: true }])('change nothing for %j', async (visitor) =>
    expect(await write({ cover: '1' }, visitor, { '__Host-sticky': 'x' })).toEqual([]),
  )

  it('are deleted without consent to analytics, where they are stored', async () => {
    const refused = { consent: 'refused' } as const
    expect(await write(null, refused, { '__Host-sticky': 'x' })).toMatchObject([{ name: '__Host-sticky', maxAge: 0 }])
    expect(await write(null, refused)).toEqual([])
    expect(await write(null, {}, { '__Host-sticky': 'x' })).toEqual([])
  })
})

describe('device id for experiments', () => {
  it.each<[Partial<Visitor>, string | null, MarketId?]>([
    [{}, DEVICE],
    [{ deviceId: null }, 'new'],
    [{ consent: 'unset' }, null],
    [{ deviceId: null, consent: 'unset' }, 'new', 'us'],
    [{ consent: 'refused' }, null, 'us'],
    [{ deviceId: null, isPrefetch: true }, null],
    [{ isPrefetch: true }, DEVICE],
    [{ consent: 'refused' }, null],
    [{ isBot: true }, null],
  ])('of a visitor with %j is %j, in the market %s', (visitor, expected, market = 'it') =>
    expect(deviceIdFor({ visitor: { ...VISITOR, ...visitor }, market: markets[market] }, () => 'new')).toBe(expected),
  )
})

describe('cookie of the device', () => {
  const YEAR = { maxAge: 31_536_000 }
  it.each<[Partial<Visitor>, string | null, object[]]>([
    [{}, DEVICE, []],
    [{}, 'new', [{ name: '__Host-device', value: 'new', ...YEAR }]],
    [{ consent: 'refused' }, null, [{ name: '__Host-device', value: '', maxAge: 0 }]],
    [{ consent: 'refused', deviceId: null }, null, []],
    [{ isPrefetch: true }, 'new', []],
    [{ isBot: true }, null, []],
  ])('of a visitor with %j and id %s is %j', (visitor, id, expected) =>
    expect(deviceCookies({ ...VISITOR, ...visitor }, id)).toEqual(expected),
  )
})
