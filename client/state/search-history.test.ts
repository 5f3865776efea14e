import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSearches, recordSearch, shownSearches, watchSearches } from './search-history.ts'

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
afterEach(() => {
  vi.stubGlobal('localStorage', memory())
  clearSearches()
  vi.unstubAllGlobals()
})

describe('search history', () => {
  it('stores a search with its time and user status', () => {
    recordSearch(search('Perù'), () => Date.UTC(2027, 0, 15, 10))
    expect(shownSearches.value).toEqual([{ ...search('Perù'), date: '2027-01-15T10:00:00.000Z', userStatus: 'logged' }])
    vi.stubGlobal('document', visitor(false))
    recordSearch(search('Asia'), () => Date.UTC(2027, 0, 15, 11))
    expect(shownSearches.value.map(({ title, userStatus }) => [title, userStatus])).toEqual([
      ['Asia', 'not-logged'],
      ['Perù', 'logged'],
    ])
    clearSearches()
    expect(shownSearches.value).toEqual([])
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
  ])('does not throw where storage is %s', (_, property) => {
    Object.defineProperty(globalThis, 'localStorage', { ...property, configurable: true })
    recordSearch(search('Perù'), () => 0)
    expect(shownSearches.value).toEqual([])
    clearSearches()
  })

  it('shows the five latest (§2, §9)', () => {
    for (let hour = 1; hour <= 9; hour++) recordSearch(search(`place ${hour}`), () => Date.UTC(2027, 0, 15, hour))
    expect(shownSearches.value.map(({ title }) => title)).toEqual([9, 8, 7, 6, 5].map((hour) => `place ${hour}`))
  })

  it('follows changes of its key by other tabs until it is stopped (§7)', () => {
    vi.useFakeTimers()
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    const elsewhere = (...names: string[]) =>
      localStorage.setItem(
        'search-history',
        JSON.stringify(
          names.map((name) => ({ ...search(name), date: '2027-01-15T10:00:00.000Z', userStatus: 'logged' })),
        ),
      )
    const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    const titles = () => shownSearches.value.map(({ title }) => title)
    elsewhere('Perù')
    const stop = watchSearches()
    expect(titles()).toEqual([])
    vi.runAllTimers()
    expect(titles()).toEqual(['Perù'])
    elsewhere('Asia')
    change('another')
    expect(titles()).toEqual(['Perù'])
    change('search-history')
    expect(titles()).toEqual(['Asia'])
    elsewhere('Italia')
    change(null)
    expect(titles()).toEqual(['Italia'])
    elsewhere('Oman')
    target.dispatchEvent(new Event('pageshow'))
    expect(titles()).toEqual(['Oman'])
    stop()
    elsewhere('Cuba')
    change('search-history')
    expect(titles()).toEqual(['Oman'])
    vi.useRealTimers()
  })
})
