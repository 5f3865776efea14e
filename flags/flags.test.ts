import { describe, expect, it } from 'vitest'
import { makeFlagsClient, variationsFor } from './evaluate.ts'
import { flagsClient } from './payload.ts'
import { type FlagName, flags } from './registry.ts'

const visit = { country: 'IT', language: 'it', market: 'it', url: 'https://it.example/' }
const payload = (wishlist: object) => ({ features: { wishlist } })

describe('flags', () => {
  it('have an owner and have not expired', () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const [name, flag] of Object.entries(flags)) {
      expect(flag.owner, name).not.toBe('')
      expect(flag.expires >= today, `${name} expired on ${flag.expires}: remove it or renew it`).toBe(true)
      expect(flag.schema.safeParse(flag.default).success, name).toBe(true)
    }
  })

  it('take the default when the payload is silent or of another type', () => {
    expect(makeFlagsClient({ features: {} }).evaluate(visit).wishlist).toBe(false)
    expect(makeFlagsClient(payload({ defaultValue: 'yes' })).evaluate(visit).wishlist).toBe(false)
    expect(makeFlagsClient(payload({ defaultValue: true })).evaluate(visit).wishlist).toBe(true)
  })

  it('can target by country', () => {
    const client = makeFlagsClient(
      payload({ defaultValue: false, rules: [{ condition: { country: 'IT' }, force: true }] }),
    )
    expect(client.evaluate(visit).wishlist).toBe(true)
    expect(client.evaluate({ ...visit, country: 'DE' }).wishlist).toBe(false)
  })

  it('split by device id, the same way each time, and leave out visits without one', () => {
    const client = makeFlagsClient(
      payload({
        defaultValue: false,
        rules: [
          { variations: [false, true], coverage: 1, weights: [0.5, 0.5], hashAttribute: 'deviceId', key: 'half' },
        ],
      }),
    )
    const values = Array.from(
      { length: 400 },
      (_, i) => client.evaluate({ ...visit, deviceId: `device-${i}` }).wishlist,
    )
    const on = values.filter(Boolean).length
    expect(on).toBeGreaterThan(140)
    expect(on).toBeLessThan(260)
    expect(client.evaluate({ ...visit, deviceId: 'device-7' }).wishlist).toBe(values[7])
    expect(client.evaluate(visit).wishlist).toBe(false)
  })

  it('enter the key of the routes that read them only', () => {
    const values = { wishlist: true, talkToUs: { header: true, footer: false } }
    for (const name of Object.keys(flags) as FlagName[]) {
      const { varies } = flags[name]
      expect(name in variationsFor('search', values)).toBe(varies === 'every route' || varies.includes('search'))
    }
  })
})

describe('the payload', () => {
  it('is the embedded one first; a bad one never replaces a good one; a good one arrives after 5 s', async () => {
    let text: string | null = 'not json'
    const source = { get: async () => text }
    expect((await flagsClient(source, 0)).evaluate(visit).wishlist).toBe(true)
    text = JSON.stringify(payload({ defaultValue: false }))
    expect((await flagsClient(source, 4999)).evaluate(visit).wishlist).toBe(true)
    expect((await flagsClient(source, 5000)).evaluate(visit).wishlist).toBe(false)
    text = '{"features": 7}'
    expect((await flagsClient(source, 10_000)).evaluate(visit).wishlist).toBe(false)
  })
})
