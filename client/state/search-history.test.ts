import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSearches, recordSearch, storedSearches, subscribeToSearches } from './search-history.ts'

const search = (destinationName: string) => ({
  values: { destinationName, params: { dateFrom: null, dateTo: null }, gtm: {} },
  title: destinationName,
  description: '',
  url: '/cerca',
})
const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const visitor = (signedIn: boolean) => ({ documentElement: { dataset: { signedIn: String(signedIn) } } })

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('document', visitor(true))
})
afterEach(() => vi.unstubAllGlobals())

describe('the history in this browser', () => {
  it('keeps a search with its instant and who made it', () => {
    recordSearch(search('Perù'), () => Date.UTC(2027, 0, 15, 10))
    expect(storedSearches()).toEqual([{ ...search('Perù'), date: '2027-01-15T10:00:00.000Z', userStatus: 'logged' }])
    vi.stubGlobal('document', visitor(false))
    recordSearch(search('Asia'), () => Date.UTC(2027, 0, 15, 11))
    expect(storedSearches().map(({ title, userStatus }) => [title, userStatus])).toEqual([
      ['Asia', 'not-logged'],
      ['Perù', 'logged'],
    ])
    clearSearches()
    expect(storedSearches()).toEqual([])
  })

  it.each([
    [
      'forbidden',
      {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      },
    ],
    [
      'full',
      {
        get: () => ({
          ...memory(),
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }),
      },
    ],
  ])('is no obstacle where storage is %s', (_, property) => {
    Object.defineProperty(globalThis, 'localStorage', { ...property, configurable: true })
    recordSearch(search('Perù'), () => 0)
    expect(storedSearches()).toEqual([])
    clearSearches()
  })

  it('tells of other tabs, of this key only, until it is told to stop', () => {
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    let told = 0
    const stop = subscribeToSearches(() => told++)
    const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    change('search-history')
    change('another')
    change(null)
    target.dispatchEvent(new Event('pageshow'))
    expect(told).toBe(3)
    stop()
    change('search-history')
    expect(told).toBe(3)
  })
})
