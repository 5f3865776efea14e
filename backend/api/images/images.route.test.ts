import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { memoryCaches } from '../../../tests/support/memory-caches.ts'
import type { Env } from '../env.ts'
import { imagesRoute } from './images.route.ts'
import type { Upload } from './upload/upload.ts'
import { saveUpload } from './uploads.ts'
import type { Variant } from './variant.ts'

type Stored = { text: string; contentType: string }
type Store = Record<string, Stored>

const bucketOf = (objects: Store): R2Bucket =>
  ({
    get: async (key: string) => {
      const stored = objects[key]
      if (stored === undefined) return null
      const response = new Response(stored.text)
      return {
        body: response.body,
        size: stored.text.length,
        arrayBuffer: () => response.arrayBuffer(),
        httpEtag: `"${key}"`,
        httpMetadata: { contentType: stored.contentType },
      }
    },
    put: async (key: string, bytes: ArrayBuffer, { httpMetadata }: { httpMetadata: { contentType: string } }) => {
      objects[key] = { text: new TextDecoder().decode(bytes), ...httpMetadata }
      return { httpEtag: `"${key}"` }
    },
  }) as unknown as R2Bucket

const webp = (text: string): Stored => ({ text, contentType: 'image/webp' })
const STORE = {
  'posters/webp-960/japan-landscape': webp('japan'),
  'posters/webp-960/default-landscape': webp('landscape'),
  'posters/webp-480/default-portrait': webp('portrait'),
  'posters/webp-720/default-portrait': webp('portrait'),
  'icons/original/payment-card': { text: '<svg/>', contentType: 'image/svg+xml' },
  'icons/original/default': { text: '<svg id="d"/>', contentType: 'image/svg+xml' },
}
const { db } = memoryD1()
let pending: Promise<unknown>[] = []
beforeEach(() => {
  vi.restoreAllMocks()
  vi.stubGlobal('caches', memoryCaches())
  pending = []
})

const context = {
  waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
  passThroughOnException: () => undefined,
} as unknown as ExecutionContext
const requestImage = async (path: string, init: RequestInit = {}, store: Store = STORE, env: Partial<Env> = {}) => {
  const bindings = { PICTURES: bucketOf({ ...store }), IMAGES_ORIGIN: 'https://images.example', DB: db, ...env } as Env
  const response = await imagesRoute.request(path, init, bindings, context)
  await Promise.all(pending)
  return response
}

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

  it('is cached for a year in its version, and briefly in another one', async () => {
    const store = { 'posters/original/oslo-landscape': webp('oslo') }
    const transformed = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('oslo 960', { headers: { 'content-type': 'image/webp' } }))
    const of = (version: string, path: string) =>
      requestImage(path, {}, store, { PICTURES_VERSION: version, PICTURE_SERVICE_URL: 'http://127.0.0.1' })
    for (const [version, path, maxAge] of [
      ['2', '/2', '31536000, immutable'],
      ['2', '/1', '60'],
      ['2', '', '60'],
      ['3', '/3', '31536000, immutable'],
    ] as const) {
      const response = await of(version, `${path}/posters/webp-960/oslo-landscape/oslo.webp`)
      expect([await response.text(), response.headers.get('cache-control')]).toEqual([
        'oslo 960',
        `public, max-age=${maxAge}`,
      ])
    }
    expect(transformed).toHaveBeenCalledTimes(2)
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
    expect(svg.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    )
    expect(svg.headers.get('x-content-type-options')).toBe('nosniff')
    const raster = await requestImage('/posters/webp-960/japan-landscape/japan.webp')
    expect(raster.headers.get('content-security-policy')).toBeNull()
  })
})

/** The picture service of a local site: draws `drawn`, and transforms into a text about it. */
const service = (
  drawn: (key: string) => Response,
  transform = (text: string, variant: Variant): Response =>
    new Response(`${text} ${variant.format} ${variant.width} ${variant.quality}`, {
      headers: { 'Content-Type': `image/${variant.format}` },
    }),
) => {
  const calls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input))
    calls.push(`${init?.method ?? 'GET'} ${url.pathname}`)
    if (init?.method !== 'POST') return drawn(url.pathname.slice(1))
    return transform(await new Response(init.body).text(), JSON.parse(url.searchParams.get('variant') ?? ''))
  })
  return { calls, env: { PICTURE_SERVICE_URL: 'http://pictures.test' } }
}
const unknown = () => new Response('', { status: 404 })
const drawing = (key: string) => new Response(`drawn ${key}`, { headers: { 'Content-Type': 'image/webp' } })
const AVIF = { headers: { Accept: 'image/avif,image/webp,*/*' } }
const JAPAN = '/posters/webp-960/japan-landscape/japan.webp'

describe('format', () => {
  const store = { ...STORE, 'posters/avif-960/japan-landscape': { text: 'small', contentType: 'image/avif' } }
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'small'],
    ['image/webp,*/*', 'image/webp', 'japan'],
  ])('for %j is %s', async (accept, type, text) => {
    const response = await requestImage(JAPAN, { headers: { Accept: accept } }, store)
    expect(await response.text()).toBe(text)
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': type, vary: 'Accept' })
  })

  it('of SVG is the same for all clients', async () => {
    const response = await requestImage('/icons/original/payment-card/card.svg', AVIF)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('vary')).toBeNull()
  })
})

describe('variant that does not exist yet', () => {
  it('is created from the stored original, and stored', async () => {
    const { calls, env } = service(unknown)
    const store: Store = { 'posters/original/japan-landscape': webp('whole') }
    const bucket = { PICTURES: bucketOf(store), ...env }
    const response = await requestImage(JAPAN, AVIF, {}, bucket)
    expect(await response.text()).toBe('whole avif 960 36')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(store['posters/avif-960/japan-landscape']).toEqual({ text: 'whole avif 960 36', contentType: 'image/avif' })
    vi.stubGlobal('caches', memoryCaches())
    expect(await (await requestImage(JAPAN, AVIF, {}, bucket)).text()).toBe('whole avif 960 36')
    expect(calls).toEqual(['POST /'])
  })

  it('is created from an original that is drawn first', async () => {
    const { calls, env } = service(drawing)
    const store: Store = {}
    const response = await requestImage(JAPAN, {}, {}, { PICTURES: bucketOf(store), ...env })
    expect(await response.text()).toBe('drawn posters/original/japan-landscape webp 960 70')
    expect(Object.keys(store)).toEqual(['posters/original/japan-landscape', 'posters/webp-960/japan-landscape'])
    expect(calls).toEqual(['GET /posters/original/japan-landscape', 'POST /'])
  })

  it.each([
    ['webp-10', 480],
    ['webp-481', 960],
    ['webp-9999', 1600],
  ])('for %s has %i pixels', async (prefix, width) => {
    const { env } = service(drawing)
    const response = await requestImage(`/posters/${prefix}/japan-landscape/japan.webp`, {}, {}, env)
    expect(await response.text()).toBe(`drawn posters/original/japan-landscape webp ${width} 70`)
  })

  it('has the type that was encoded', async () => {
    const { env } = service(drawing, () => new Response('large', { headers: { 'Content-Type': 'image/jpeg' } }))
    expect((await requestImage(JAPAN, AVIF, {}, env)).headers.get('content-type')).toBe('image/jpeg')
  })

  it('is the default for an unknown picture', async () => {
    const { calls, env } = service((key) => (key.includes('default') ? drawing(key) : unknown()))
    const response = await requestImage(JAPAN.replace('japan', 'atlantis'), {}, {}, env)
    expect(await response.text()).toBe('drawn posters/original/default-landscape webp 960 70')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(calls.at(0)).toBe('GET /posters/original/atlantis-landscape')
  })

  it('is the default when it cannot be drawn; the log has the reason, and the next request tries again', async () => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { 'posters/webp-960/japan-landscape': _japan, ...store } = STORE
    const failing = service(() => new Response('japan-landscape: no such colour', { status: 500 }))
    const response = await requestImage(JAPAN, {}, store, failing.env)
    expect(await response.text()).toBe('landscape')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(String(lines.mock.calls[0])).toMatch(
      /"error":"picture variant","picture":"posters\/webp-960\/japan-landscape".*no such colour/,
    )
    const { env } = service(drawing)
    expect(await (await requestImage(JAPAN, {}, store, env)).text()).toMatch(/^drawn/)
  })

  it('is 503 when not even a default can be drawn', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { env } = service(() => new Response('broken', { status: 500 }))
    const response = await requestImage(JAPAN, {}, {}, env)
    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
  })
})

describe('upload', () => {
  const id = '0123456789abcdef0123456789abcdef'
  const upload: Upload = {
    ...{ id, type: 'image/jpeg', width: 3000, height: 2000, bytes: 5, name: null, focalX: 30, focalY: 60 },
    altTexts: { it: '', us: '', we: '', es: '', fr: '', de: '' },
  }
  const store = { ...STORE, [`uploads/original/${id}`]: { text: 'photo', contentType: 'image/jpeg' } }
  const crops: unknown[] = []
  const requestUpload = async (path: string) => {
    crops.length = 0
    await saveUpload(db, upload, '2027-01-15T10:00:00.000Z')
    const { env } = service(unknown, (text, { crop, width, quality }) => {
      crops.push({ width, quality, ...crop })
      return new Response(`${text} cropped`, { headers: { 'Content-Type': 'image/webp' } })
    })
    return requestImage(path, {}, store, env)
  }

  it.each([
    ['webp-960', 'landscape', { width: 960, height: 600, x: 0.3, y: 0.6, quality: 78 }],
    ['webp-720', 'portrait', { width: 720, height: 900, x: 0.3, y: 0.6, quality: 78 }],
  ])('in %s is cropped to %s around its focal point', async (prefix, format, crop) => {
    const response = await requestUpload(`/uploads/${prefix}/${id}-30-60-${format}/tokyo.webp`)
    expect(await response.text()).toBe('photo cropped')
    expect(crops).toEqual([crop])
  })

  it.each([
    ['another focal point', `${id}-31-60-landscape`],
    ['an unknown id', `${id.replace('0', 'f')}-30-60-landscape`],
    ['no crop', id],
  ])('with %s is the default', async (_name, name) => {
    expect(await (await requestUpload(`/uploads/webp-960/${name}/tokyo.webp`)).text()).toBe('landscape')
    expect(crops).toEqual([])
  })

  it('never shows its original, unless that is an SVG', async () => {
    expect(await (await requestUpload(`/uploads/original/${id}/tokyo.svg`)).text()).toBe('<svg id="d"/>')
  })
})

describe('edge cache', () => {
  it('has found pictures by format, without the words of the URL', async () => {
    const store = { ...STORE, 'posters/avif-960/japan-landscape': { text: 'small', contentType: 'image/avif' } }
    await requestImage(JAPAN, {}, store)
    await requestImage(JAPAN, AVIF, store)
    const keys = await (await caches.open('pictures')).keys()
    expect(keys.map(({ url }) => url)).toEqual([
      'https://images.example/images/posters/webp-960/japan-landscape',
      'https://images.example/images/posters/avif-960/japan-landscape',
    ])
    expect(await (await requestImage(JAPAN.replace('japan.webp', 'giappone.webp'), {}, {})).text()).toBe('japan')
    const known = { headers: { 'If-None-Match': '"posters/webp-960/japan-landscape"' } }
    expect((await requestImage(JAPAN, known, {})).status).toBe(304)
  })

  it('has the default of an unknown picture for a minute, so that asking again reads nothing', async () => {
    await requestImage('/posters/webp-960/atlantis-landscape/a.webp')
    const read = vi.fn()
    const again = await requestImage(
      '/posters/webp-960/atlantis-landscape/b.webp',
      {},
      {},
      { PICTURES: { get: read } as never },
    )
    expect([await again.text(), again.headers.get('cache-control')]).toEqual(['landscape', 'public, max-age=60'])
    expect(read).not.toHaveBeenCalled()
  })

  it('has the default itself, so that other unknown pictures do not read it', async () => {
    await requestImage('/posters/webp-960/atlantis-landscape/a.webp')
    expect(await (await requestImage('/posters/webp-960/utopia-landscape/a.webp', {}, {})).text()).toBe('landscape')
  })
})

describe('request for a picture that is not cached', () => {
  const refusing = { PICTURES_LIMIT: { limit: vi.fn(async () => ({ success: false })) } }
  const from = { headers: { 'cf-connecting-ip': '2001:db8:1:2::9' } }

  it('counts against the limit of its network', async () => {
    const response = await requestImage(JAPAN, from, STORE, refusing)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(refusing.PICTURES_LIMIT.limit).toHaveBeenCalledExactlyOnceWith({ key: '2001:db8:1:2' })
  })

  it('is not refused when another network has asked for it', async () => {
    await requestImage(JAPAN)
    expect((await requestImage(JAPAN, from, STORE, refusing)).status).toBe(200)
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
    ['/posters/webp-640/atlantis-stage-1/a.webp', 'landscape'],
    ['/posters/webp-480/atlantis-portrait/a.webp', 'portrait'],
    ['/portraits/webp-320/nobody/a.webp', 'portrait'],
    ['/portraits/webp-640/nobody/a.webp', 'portrait'],
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
