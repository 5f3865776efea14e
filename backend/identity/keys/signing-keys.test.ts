import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { signingKeys } from './signing-keys.ts'

const DAY = 86_400
/** First second of a key period. */
const START = 700 * 30 * DAY

describe('signing keys', () => {
  it('rotate every 30 days, published a day before they sign and a day after', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const kids = async (seconds: number) => (await signingKeys(db, seconds)).map(({ kid }) => kid)
    expect(await kids(START + 10 * DAY)).toEqual(['period-700'])
    expect(await kids(START + 20 * DAY)).toEqual(['period-700'])
    expect(await kids(START + 29 * DAY - 1)).toEqual(['period-700'])
    expect(await kids(START + 29 * DAY)).toEqual(['period-700', 'period-701'])
    expect(await kids(START + 30 * DAY)).toEqual(['period-701', 'period-700'])
    expect(await kids(START + 31 * DAY - 1)).toEqual(['period-701', 'period-700'])
    expect(await kids(START + 31 * DAY)).toEqual(['period-701'])
  })

  it('are created once by two concurrent workers', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const [one, two] = await Promise.all([signingKeys(db, START), signingKeys(db, START)])
    expect((await signingKeys(db, START)).length).toBe(1)
    expect(one[0]?.x).toBe(two[0]?.x)
  })
})
