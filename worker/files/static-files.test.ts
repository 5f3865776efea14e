import { describe, expect, it } from 'vitest'
import { observedGateway } from '../../tests/support/builders/observed-gateway.ts'

const gateway = observedGateway()
const { get, requestLine, site } = gateway

describe('a file', () => {
  it.each([
    ['/assets/boot-abcd1234.js', 'public, max-age=31536000, immutable'],
    ['/assets/boot.js', 'public, max-age=3600'],
    ['/assets/boot-abcd123.js', 'public, max-age=3600'],
    ['/assets/boot-abcd12345.js', 'public, max-age=3600'],
    ['/assets/boot-abcd1234.js.map', 'public, max-age=3600'],
    ['/assets/older/assets/boot-abcd1234.js', 'public, max-age=3600'],
    ['/sw.js', 'no-cache'],
    ['/share.jpg', 'public, max-age=3600'],
    ['/icons/icon-96.png', 'public, max-age=3600'],
    ['/icons/icon-192.png', 'public, max-age=3600'],
    ['/videos/home.it.webm', 'public, max-age=3600'],
  ])('%s is cached with %s', async (path, cacheControl) => {
    const response = await get(path)
    expect([await response.text(), response.headers.get('cache-control')]).toEqual(['a file', cacheControl])
    expect(requestLine()?.route).toBe('static')
    expect(gateway.keys).toEqual([])
  })

  it('is for this site only, except for the share picture', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
    expect(await policyOf('/share.jpg')).toBe('cross-origin')
    expect(await policyOf('/icons/app-192.png')).toBe('cross-origin')
    expect(await policyOf('/favicon.svg')).toBe('same-origin')
  })

  it('answers /favicon.ico, which browsers request for JSON, with the icon', async () => {
    const response = await get('/favicon.ico')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/favicon.svg'])
  })

  it.each([
    '/icons/icon-1.png',
    '/icons/icon-1920.png',
    '/x/icons/icon-192.png',
    '/icons/icon-192.png.js',
    '/videos/home.exe',
    '/videos/home.ita.webm',
    '/videos/home.webm.exe',
    '/x/videos/home.webm',
    '/sw.js.map',
  ])('%s is none', async (path) => {
    await get(path)
    expect(requestLine()?.route).toBe('catch-all')
  })

  it('that is missing is not cached, and cannot be posted to', async () => {
    const ASSETS = { fetch: async () => new Response('', { status: 404 }) }
    expect((await get('/assets/a.js', {}, { ASSETS })).headers.get('cache-control')).toBe('no-store')
    const posted = await site().request('/sw.js', {}, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('has its headers alone for HEAD, also of a part', async () => {
    const response = await site().request('/share.jpg', { range: 'bytes=2-5' }, { method: 'HEAD' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  })

  it('is revalidated by its tag, and sent in parts', async () => {
    const seen: Request[] = []
    const ASSETS = {
      fetch: async (request: Request) => {
        seen.push(request)
        return request.headers.has('if-none-match') ? new Response(null, { status: 304 }) : new Response('a file')
      },
    }
    const known = await get('/share.jpg', { 'if-none-match': '"a"', cookie: 'secret=1' }, { ASSETS })
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'public, max-age=3600'])
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ 'if-none-match': '"a"' })
    const part = await get('/share.jpg', { range: 'bytes=2-5' }, { ASSETS })
    expect([part.status, await part.text()]).toEqual([206, 'file'])
  })
})
