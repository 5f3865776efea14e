import { beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from '../../../shared/http/caller.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { countAll } from './rate-limit.ts'

const NOW = Date.parse('2027-01-15T10:20:00Z')
const HOUR = 3_600_000
const few = { name: 'few', most: 2, seconds: 3600 }
const many = { name: 'many', most: 3, seconds: 86_400 }

describe('countAll', () => {
  let env: { DB: D1Database; SIGNING_KEY: string }
  let rows: () => { key: string; ends_at: number }[]
  beforeEach(() => {
    const { db, sqlite } = memoryD1()
    env = { DB: db, SIGNING_KEY: 'a-key-of-thirty-two-characters-or-more' }
    rows = () => sqlite.prepare('SELECT * FROM limits').all() as { key: string; ends_at: number }[]
  })

  it('allows the limit, then returns the wait until the next window', async () => {
    const count = (who: string, now = NOW) => countAll(env, [{ limit: few, who }], now)
    expect([await count('a'), await count('a'), await count('a')]).toEqual([null, null, 2400])
    expect(await count('b')).toBeNull()
    expect(await count('a', NOW + 2_399_000)).toBe(1)
    expect(await count('a', NOW + 2_400_000)).toBeNull()
  })

  it('applies several limits and returns the later end', async () => {
    const both = (a: string, b: string) =>
      countAll(
        env,
        [
          { limit: few, who: a },
          { limit: many, who: b },
        ],
        NOW,
      )
    expect([await both('a', 'x'), await both('b', 'x'), await both('c', 'x')]).toEqual([null, null, null])
    expect(await both('d', 'x')).toBe((13 * HOUR + 40 * 60_000) / 1000)
    expect([await both('a', 'y'), await both('a', 'z')]).toEqual([null, 2400])
  })

  it('stores hashes that change daily, and deletes them', async () => {
    const who = '192.0.2.7'
    await countAll(env, [{ limit: few, who }], NOW)
    const [first] = rows()
    expect(JSON.stringify(first)).not.toContain(who)
    await countAll(env, [{ limit: few, who }], NOW + 24 * HOUR)
    expect(rows().length).toBe(1)
    const hashOf = (row = { key: '[]' }) => JSON.parse(row.key)[2]
    expect(hashOf(rows()[0])).not.toEqual(hashOf(first))
  })
})

it.each([
  [null, null],
  ['', null],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
])('counts the caller %j as %j', (address, caller) => {
  expect(callerOf(new Headers(address === null ? {} : { 'cf-connecting-ip': address }))).toBe(caller)
})
