import { describe, expect, it } from 'vitest'
import { type Caller, callContext } from './caller.ts'

const ORIGIN = 'http://it.localhost:8787'
const OTHER_NAME = 'https://www.sojourn.example'

const contextOf = (method: string, path: string, referer?: string, page?: string, returnField?: string) => {
  const caller = {
    request: new Request(ORIGIN + path, { method, headers: referer === undefined ? {} : { referer } }),
    returnField,
    url: new URL(ORIGIN + path),
    market: { id: 'it' },
    config: { SITE_ORIGINS: { it: OTHER_NAME } },
    visitor: { deviceId: 'd' },
  } as unknown as Caller
  return callContext(caller, page)
}

describe('page of a call', () => {
  it.each([
    ['the requested page', 'GET', '/viaggi/tokyo?a=1', undefined, undefined, '/viaggi/tokyo'],
    ['the requested page rather than the previous one', 'GET', '/viaggi', `${ORIGIN}/`, undefined, '/viaggi'],
    ['the page of a HEAD request', 'HEAD', '/viaggi', `${ORIGIN}/`, undefined, '/viaggi'],
    ['the page of a form', 'POST', '/api/wishlist', `${ORIGIN}/viaggi?a=1`, undefined, '/viaggi'],
    [
      'the page of a form under the canonical name',
      'POST',
      '/api/wishlist',
      `${OTHER_NAME}/viaggi`,
      undefined,
      '/viaggi',
    ],
    [
      'the page of a long search',
      'POST',
      '/api/wishlist',
      `${ORIGIN}/cerca?a=${'1'.repeat(1000)}`,
      undefined,
      '/cerca',
    ],
    ['the page of a script’s call', 'GET', '/api/wishlist', `${ORIGIN}/viaggi`, undefined, '/viaggi'],
    ['the given page', 'GET', '/login', `${ORIGIN}/viaggi`, '/preferiti?list=x', '/preferiti'],
    ['home without a referrer', 'POST', '/api/wishlist', undefined, undefined, '/'],
    ['home for another site', 'POST', '/api/wishlist', 'https://evil.example/viaggi', undefined, '/'],
    ['the requested page when the given one is another site’s', 'GET', '/a', undefined, '//evil.example/', '/a'],
  ])('is %s', (_, method, path, referer, page, expected) =>
    expect(contextOf(method, path, referer, page)).toEqual({ path: expected, anonymousId: 'd' }),
  )

  it.each([
    ['the page that a form names, without the secret in its query', undefined, '/preferiti?list=secret', '/preferiti'],
    ['the referring page rather than the one that a form names', `${ORIGIN}/viaggi`, '/preferiti', '/viaggi'],
    ['home for a form that names a host', undefined, '//evil.example/', '/'],
    ['home for a form that names another site', undefined, 'https://evil.example/', '/'],
    ['home for a form that names an action', undefined, '/api/consent', '/'],
    ['home for a form that names nothing', undefined, '', '/'],
  ])('is %s', (_, referer, returnField, expected) =>
    expect(contextOf('POST', '/api/shared-list/vote', referer, undefined, returnField).path).toBe(expected),
  )
})
