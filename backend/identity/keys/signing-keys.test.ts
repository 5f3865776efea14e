import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { signingKeys } from './signing-keys.ts'

const DAY = 86_400
/** First second of a key period. */
const START = 700 * 30 * DAY

const SECRET = 'a secret of the worker, not of the database'
/** Last part of the names of keys that this secret seals. */
const OF = 'c77f293b'

afterEach(() => void vi.restoreAllMocks())

describe('signing keys', () => {
  it('rotate every 30 days, published a day before they sign and a day after', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const kids = async (seconds: number) => (await signingKeys(db, SECRET, seconds)).map(({ kid }) => kid)
    expect(await kids(START + 10 * DAY)).toEqual([`period-700-${OF}`])
    expect(await kids(START + 20 * DAY)).toEqual([`period-700-${OF}`])
    expect(await kids(START + 29 * DAY - 1)).toEqual([`period-700-${OF}`])
    expect(await kids(START + 29 * DAY)).toEqual([`period-700-${OF}`, `period-701-${OF}`])
    expect(await kids(START + 30 * DAY)).toEqual([`period-701-${OF}`, `period-700-${OF}`])
    expect(await kids(START + 31 * DAY - 1)).toEqual([`period-701-${OF}`, `period-700-${OF}`])
    expect(await kids(START + 31 * DAY)).toEqual([`period-701-${OF}`])
  })

  it('are created once by two concurrent workers', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const [one, two] = await Promise.all([signingKeys(db, SECRET, START), signingKeys(db, SECRET, START)])
    expect((await signingKeys(db, SECRET, START)).length).toBe(1)
    expect(one[0]?.x).toBe(two[0]?.x)
  })

  it('are not in the database, only sealed', async () => {
    const { db, sqlite } = memoryD1(join(import.meta.dirname, '../migrations'))
    const [key] = await signingKeys(db, SECRET, START)
    const stored = JSON.stringify(sqlite.prepare('SELECT * FROM signing_key').all())
    expect(key?.d).toMatch(/^[\w-]{43}$/)
    expect(stored).not.toContain(key?.d)
    expect(stored).not.toContain('"d\\"')
  })

  it('are replaced under other names when the secret changes, and the loss is logged', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const [before] = await signingKeys(db, SECRET, START)
    expect(lines).toEqual([])
    const [after] = await signingKeys(db, `another ${SECRET}`, START)
    expect(after?.kid).toMatch(/^period-700-[0-9a-f]{8}$/)
    expect(after?.kid).not.toBe(before?.kid)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', error: 'signing keys', detail: 'sealed with another SIGNING_KEY', lost: [before?.kid] },
    ])
    expect((await signingKeys(db, SECRET, START))[0]).toEqual(before)
  })

  it('that cannot be opened are reported, never replaced under the same name', async () => {
    const { db, sqlite } = memoryD1(join(import.meta.dirname, '../migrations'))
    await signingKeys(db, SECRET, START)
    sqlite.exec("UPDATE signing_key SET jwk = 'damaged'")
    await expect(signingKeys(db, SECRET, START)).rejects.toThrow(`period-700-${OF} cannot be opened`)
  })
})
