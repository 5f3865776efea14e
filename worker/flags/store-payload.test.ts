import { describe, expect, it } from 'vitest'
import { isNewer, type PayloadStamp, storePayload } from './store-payload.ts'

const stored = { at: 100, id: 'a', dateUpdated: '2027-01-15T10:00:00.500Z' }

it.each<[string, Partial<PayloadStamp>, boolean]>([
  ['created later', { dateUpdated: '2027-01-15T10:00:01Z' }, true],
  ['created later, received before', { dateUpdated: '2027-01-15T10:00:01.000Z', at: 50 }, true],
  ['created before, received later', { dateUpdated: '2027-01-15T10:00:00.499Z', at: 200 }, false],
  ['created before, in whole seconds', { dateUpdated: '2027-01-15T10:00:00Z', at: 200 }, false],
  ['created at the same time, received later', { at: 101 }, true],
  ['created at the same time, received before', { at: 99 }, false],
  ['without a date, received later', { dateUpdated: null, at: 101 }, true],
  ['without a date, received before', { dateUpdated: null, at: 99 }, false],
  ['the same message', { id: 'a', dateUpdated: '2027-01-15T11:00:00.000Z' }, false],
])('a payload %s: %j replaces the stored one: %s', (_, more, result) =>
  expect(isNewer({ ...stored, id: 'b', ...more }, stored)).toBe(result),
)

it('is stored when no payload is stored', () => expect(isNewer(stored, null)).toBe(true))

describe('a payload dated in the future', () => {
  const NOW = Date.parse('2027-01-15T10:00:00Z')
  const createStore = (metadata: PayloadStamp | null) => {
    const entry = { value: metadata === null ? null : 'old', metadata: metadata as unknown }
    const flags = {
      getWithMetadata: async () => entry,
      put: async (_key: string, value: string, { metadata }: { metadata: unknown }) =>
        void Object.assign(entry, { value, metadata }),
    } as unknown as KVNamespace
    const store = (text: string, dateUpdated: string) =>
      storePayload(flags, text, { at: NOW / 1000, id: text, dateUpdated }, NOW)
    return { entry, store }
  }

  it('is refused from a minute ahead, so that later ones are stored', async () => {
    const { entry, store } = createStore(null)
    expect(await store('far', '2099-01-01T00:00:00Z')).toBe('dated in the future')
    expect(await store('61 s ahead', '2027-01-15T10:01:01Z')).toBe('dated in the future')
    expect(entry.value).toBeNull()
    expect(await store('now', '2027-01-15T10:00:00Z')).toBe('stored')
    expect(await store('60 s ahead', '2027-01-15T10:01:00Z')).toBe('stored')
  })

  it('is replaced where it is stored already', async () => {
    const { entry, store } = createStore({ at: 1, id: 'x', dateUpdated: '2099-01-01T00:00:00Z' })
    expect(await store('now', '2027-01-15T10:00:00Z')).toBe('stored')
    expect(entry.value).toBe('now')
  })
})
