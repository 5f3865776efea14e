import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../env.ts'
import { imagesRoute } from './images.route.ts'

type Stored = { text: string; contentType: string }

const bucketOf = (objects: Record<string, Stored>): R2Bucket =>
  ({
    get: async (key: string) => {
      const stored = objects[key]
      if (stored === undefined) return null
      const body = new Response(stored.text).body
      return { body, size: stored.text.length, httpEtag: `"${key}"`, httpMetadata: { contentType: stored.contentType } }
    },
  }) as unknown as R2Bucket

const webp = (text: string): Stored => ({ text, contentType: 'image/webp' })
const STORE = {
  'posters/webp-960/japan-landscape': webp('japan'),
  'posters/webp-960/default-landscape': webp('landscape'),
  'posters/webp-480/default-portrait': webp('portrait'),
  'icons/original/payment-card': { text: '<svg/>', contentType: 'image/svg+xml' },
  'icons/original/default': { text: '<svg id="d"/>', contentType: 'image/svg+xml' },
}
const requestImage = (path: string, init: RequestInit = {}, store: Record<string, Stored> = STORE) =>
  imagesRoute.request(path, init, { PICTURES: bucketOf(store) } as Env)

describe('existing picture', () => {
  it('is sent with its type, cached for a year and not sniffed', async () => {
    const response = await requestImage('/posters/webp-960/japan-landscape/japan.webp')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('japan')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '5',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"posters/webp-960/japan-landscape"',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('is the same under any file name', async () => {
    expect(await (await requestImage('/posters/webp-960/japan-landscape/giappone.webp')).text()).toBe('japan')
  })

  it('responds to HEAD without a body', async () => {
    const response = await requestImage('/posters/webp-960/japan-landscape/japan.webp', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe('"posters/webp-960/japan-landscape"')
    expect(await response.text()).toBe('')
  })

  it('sandboxes SVG, and only SVG', async () => {
    const svg = await requestImage('/icons/original/payment-card/card.svg')
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg.headers.get('content-security-policy')).toContain('sandbox')
    const raster = await requestImage('/posters/webp-960/japan-landscape/japan.webp')
    expect(raster.headers.get('content-security-policy')).toBeNull()
  })
})

describe('AVIF', () => {
  const japan = '/posters/webp-960/japan-landscape/japan.webp'
  const store = { ...STORE, 'posters/avif-960/japan-landscape': { text: 'small', contentType: 'image/avif' } }
  it.each([
    ['image/avif,image/webp,*/*', store, 'image/avif', 'small'],
    ['image/webp,*/*', store, 'image/webp', 'japan'],
    ['image/avif,image/webp,*/*', STORE, 'image/webp', 'japan'],
  ])('accepted by %j, case %#', async (accept, objects, type, text) => {
    const response = await requestImage(japan, { headers: { Accept: accept } }, objects)
    expect(await response.text()).toBe(text)
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': type, vary: 'Accept' })
  })

  it('leaves SVG as it is, for all clients', async () => {
    const response = await requestImage('/icons/original/payment-card/card.svg', { headers: { Accept: 'image/avif' } })
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('vary')).toBeNull()
  })
})

describe('picture that is not drawn yet', () => {
  afterEach(() => void vi.restoreAllMocks())
  const request = (
    draw: (key: string) => Response,
    store: Record<string, Stored>,
    path: string,
    accept = 'image/avif',
  ) => {
    const drawn: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      drawn.push(String(url).replace('http://drawing.test/', ''))
      return draw(drawn.at(-1) ?? '')
    })
    const bucket = {
      ...bucketOf(store),
      put: async (key: string, bytes: ArrayBuffer, { httpMetadata }: { httpMetadata: { contentType: string } }) => {
        store[key] = { text: new TextDecoder().decode(bytes), ...httpMetadata }
      },
    }
    const env = { PICTURES: bucket as unknown as R2Bucket, PICTURE_SERVICE_URL: 'http://drawing.test' } as Env
    return { drawn, response: imagesRoute.request(path, { headers: { Accept: accept } }, env) }
  }
  const path = '/posters/webp-960/japan-landscape/japan.webp'
  const avif = () => new Response('drawn', { headers: { 'Content-Type': 'image/avif' } })

  it('is drawn and stored by the first request, and read by the next', async () => {
    const store: Record<string, Stored> = {}
    const first = request(avif, store, path)
    expect(await (await first.response).text()).toBe('drawn')
    expect((await first.response).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.drawn).toEqual(['posters/avif-960/japan-landscape'])
    expect(store).toEqual({ 'posters/avif-960/japan-landscape': { text: 'drawn', contentType: 'image/avif' } })
    const next = request(avif, store, path)
    expect(await (await next.response).text()).toBe('drawn')
    expect(next.drawn).toEqual([])
  })

  it('is the default for an unknown one', async () => {
    const unknown = (key: string) => (key.includes('default') ? avif() : new Response('', { status: 404 }))
    const { response, drawn } = request(unknown, {}, path.replace('japan', 'atlantis'))
    expect(await (await response).text()).toBe('drawn')
    expect((await response).headers.get('cache-control')).toBe('public, max-age=60')
    expect(drawn.at(-1)).toBe('posters/avif-960/default-landscape')
  })

  it('is the default when it cannot be drawn; the log has the reason, and the next request tries again', async () => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const store = { ...STORE, 'posters/webp-960/japan-landscape': undefined } as unknown as Record<string, Stored>
    const failing = () => new Response('japan-landscape: no such colour', { status: 500 })
    const { response } = request(failing, store, path)
    expect(await (await response).text()).toBe('landscape')
    expect((await response).headers.get('cache-control')).toBe('public, max-age=60')
    expect(String(lines.mock.calls[0])).toMatch(
      /"error":"picture drawing","picture":"posters\/avif-960\/japan-landscape".*no such colour/,
    )
    expect(await (await request(avif, store, path).response).text()).toBe('drawn')
  })

  it('is 503 when not even a default can be drawn', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { response } = request(() => new Response('broken', { status: 500 }), {}, path)
    expect((await response).status).toBe(503)
    expect(Object.fromEntries((await response).headers)).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '10',
    })
  })
})

describe('If-None-Match', () => {
  const tag = '"posters/webp-960/japan-landscape"'
  it.each([
    [tag, 304],
    [`W/${tag}`, 304],
    [`"other", ${tag}`, 304],
    ['*', 304],
    ['"other"', 200],
    ['', 200],
  ])('%s gives %i', async (header, status) => {
    const response = await requestImage('/posters/webp-960/japan-landscape/japan.webp', {
      headers: { 'If-None-Match': header },
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('etag')).toBe(tag)
    expect(await response.text()).toBe(status === 304 ? '' : 'japan')
  })
})

describe('missing picture', () => {
  it.each([
    ['/posters/webp-960/atlantis-landscape/a.webp', 'landscape'],
    ['/posters/webp-640/atlantis-photo-1/a.webp', 'landscape'],
    ['/posters/webp-480/atlantis-portrait/a.webp', 'portrait'],
    ['/portraits/webp-320/nobody/a.webp', 'portrait'],
    ['/icons/original/nothing/a.svg', '<svg id="d"/>'],
  ])('%s shows the default', async (path, text) => {
    const response = await requestImage(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await response.text()).toBe(text)
  })

  it('is 404 when there is no default either', async () => {
    const response = await requestImage('/posters/webp-960/atlantis-landscape/a.webp', {}, {})
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('malformed image URLs', () => {
  it.each([
    '/posters/webp-960/japan-landscape/japan.svg',
    '/icons/original/payment-card/card.webp',
    '/posters/webp-0/japan-landscape/japan.webp',
    '/posters/png-960/japan-landscape/japan.webp',
    '/posters/webp-960/Japan/japan.webp',
    '/posters/webp-960/..%2Ffingerprint/japan.webp',
    '/posters/webp-960/%00/japan.webp',
    `/posters/webp-960/${'a'.repeat(121)}/japan.webp`,
    `/posters/webp-960/japan-landscape/${'a'.repeat(61)}.webp`,
    '/posters/webp-960/japan-landscape',
    '/9posters/webp-960/japan-landscape/japan.webp',
  ])('return 404 for %s', async (path) => {
    expect((await requestImage(path)).status).toBe(404)
  })
})
