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
const ID = '0123456789abcdef0123456789abcdef'
const CROP = `${ID}-30-60-landscape`
const CARD = 'f123456789abcdef0123456789abcdef'
const STORE = {
  [`uploads/webp-960/${CROP}`]: webp('japan'),
  [`uploads/original/${CARD}`]: { text: '<svg/>', contentType: 'image/svg+xml' },
}
const UPLOAD: Upload = {
  ...{ id: ID, type: 'image/jpeg', width: 3000, height: 2000, bytes: 5, name: null, focalX: 30, focalY: 60 },
  altTexts: { it: '', us: '', we: '', es: '', fr: '', de: '' },
}
const INSTANT = '2027-01-15T10:00:00.000Z'
/** In place of a missing picture. */
const NEUTRAL = /^<svg .*<rect /

const { db } = memoryD1()
let pending: Promise<unknown>[] = []
beforeEach(async () => {
  vi.restoreAllMocks()
  await saveUpload(db, UPLOAD, INSTANT)
  await saveUpload(db, { ...UPLOAD, id: CARD, type: 'image/svg+xml' }, INSTANT)
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
    const response = await requestImage(JAPAN)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('japan')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '5',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"uploads/webp-960/${CROP}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('is the same under any file name', async () => {
    expect(await (await requestImage(JAPAN.replace('japan.', 'giappone.'))).text()).toBe('japan')
  })

  it('responds to HEAD without a body', async () => {
    const response = await requestImage(JAPAN, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe(`"uploads/webp-960/${CROP}"`)
    expect(await response.text()).toBe('')
  })

  it('sandboxes SVG, and only SVG', async () => {
    const svg = await requestImage(`/uploads/original/${CARD}/card.svg`)
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    )
    expect(svg.headers.get('x-content-type-options')).toBe('nosniff')
    const raster = await requestImage(JAPAN)
    expect(raster.headers.get('content-security-policy')).toBeNull()
  })
})

/** The picture service of a local site, which transforms into a text about it. */
const service = (
  transform = (text: string, variant: Variant): Response =>
    new Response(`${text} ${variant.format} ${variant.width} ${variant.quality}`, {
      headers: { 'Content-Type': `image/${variant.format}` },
    }),
) => {
  const transformed = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { searchParams } = new URL(String(input))
    return transform(await new Response(init?.body).text(), JSON.parse(searchParams.get('variant') ?? ''))
  })
  return { transformed, env: { PICTURE_SERVICE_URL: 'http://pictures.test' } }
}
const AVIF = { headers: { Accept: 'image/avif,image/webp,*/*' } }
const JAPAN = `/uploads/webp-960/${CROP}/japan.webp`

describe('format', () => {
  const store = { ...STORE, [`uploads/avif-960/${CROP}`]: { text: 'small', contentType: 'image/avif' } }
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'small'],
    ['image/webp,*/*', 'image/webp', 'japan'],
  ])('for %j is %s', async (accept, type, text) => {
    const response = await requestImage(JAPAN, { headers: { Accept: accept } }, store)
    expect(await response.text()).toBe(text)
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': type, vary: 'Accept' })
  })

  it('of SVG is the same for all clients', async () => {
    const response = await requestImage(`/uploads/original/${CARD}/card.svg`, AVIF)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('vary')).toBeNull()
  })
})

describe('variant that does not exist yet', () => {
  const original = () => ({ [`uploads/original/${ID}`]: { text: 'photo', contentType: 'image/jpeg' } })

  it('is created from the original, and stored', async () => {
    const { transformed, env } = service()
    const store: Store = original()
    const bucket = { PICTURES: bucketOf(store), ...env }
    const response = await requestImage(JAPAN, AVIF, {}, bucket)
    expect(await response.text()).toBe('photo avif 960 55')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(store[`uploads/avif-960/${CROP}`]).toEqual({ text: 'photo avif 960 55', contentType: 'image/avif' })
    vi.stubGlobal('caches', memoryCaches())
    expect(await (await requestImage(JAPAN, AVIF, {}, bucket)).text()).toBe('photo avif 960 55')
    expect(transformed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['webp-10', 'landscape', { width: 480, height: 300 }],
    ['webp-960', 'landscape', { width: 960, height: 600 }],
    ['webp-9999', 'landscape', { width: 1600, height: 1000 }],
    ['webp-720', 'portrait', { width: 720, height: 900 }],
    ['webp-300', 'face', { width: 320, height: 400 }],
  ])('for %s is cropped to %s around its focal point', async (prefix, format, { width, height }) => {
    const crops: unknown[] = []
    const { env } = service((_, { width, quality, crop }) => {
      crops.push({ width, quality, ...crop })
      return new Response('cropped', { headers: { 'Content-Type': 'image/webp' } })
    })
    const path = `/uploads/${prefix}/${ID}-30-60-${format}/tokyo.webp`
    expect(await (await requestImage(path, {}, original(), env)).text()).toBe('cropped')
    expect(crops).toEqual([{ width, height, x: 0.3, y: 0.6, quality: 78 }])
  })

  it('has the type that was encoded', async () => {
    const { env } = service(() => new Response('large', { headers: { 'Content-Type': 'image/jpeg' } }))
    expect((await requestImage(JAPAN, AVIF, original(), env)).headers.get('content-type')).toBe('image/jpeg')
  })

  it('is a neutral one when it cannot be created; the log has the reason, and the next request tries again', async () => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const failing = service(() => new Response('no such colour', { status: 500 }))
    const response = await requestImage(JAPAN, {}, original(), failing.env)
    expect(await response.text()).toMatch(NEUTRAL)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(String(lines.mock.calls[0])).toMatch(
      /"error":"picture variant","picture":"uploads\/webp-960\/[0-9a-f-]+-landscape".*no such colour/,
    )
    const { env } = service()
    expect(await (await requestImage(JAPAN, {}, original(), env)).text()).toMatch(/^photo/)
  })

  it('is a neutral one when it is too large; the log names call and size', async () => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { env } = service(() => new Response('x', { headers: { 'content-length': '300000000' } }))
    expect(await (await requestImage(JAPAN, {}, original(), env)).text()).toMatch(NEUTRAL)
    expect(JSON.parse(String(lines.mock.calls[0]))).toMatchObject({
      ...{ call: 'picture service', failure: 'too large', bytes: 300_000_000 },
    })
  })

  it.each([
    ['another focal point', `${ID}-31-60-landscape`],
    ['an unknown id', `${ID.replace('0', 'e')}-30-60-landscape`],
    ['no crop', ID],
  ])('with %s is a neutral one, for a minute (§9)', async (_name, name) => {
    const { transformed, env } = service()
    const response = await requestImage(`/uploads/webp-960/${name}/tokyo.webp`, {}, original(), env)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(await response.text()).toMatch(NEUTRAL)
    expect(transformed).not.toHaveBeenCalled()
  })

  it('never shows its original, unless that is an SVG', async () => {
    expect(await (await requestImage(`/uploads/original/${ID}/tokyo.svg`, {}, original())).text()).toMatch(NEUTRAL)
  })
})

describe('chosen picture', () => {
  it('leads to the crop that is chosen at present, for five minutes', async () => {
    await db
      .prepare("INSERT OR REPLACE INTO chosen_pictures VALUES ('coordinator', 'anna', 0, ?, ?)")
      .bind(ID, INSTANT)
      .run()
    const response = await requestImage('/chosen/webp-320/coordinator-anna-face/anna.webp')
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      `https://images.example/images/uploads/webp-320/${ID}-30-60-face/anna.webp`,
      'public, max-age=300',
    ])
    expect(await (await requestImage('/chosen/webp-320/coordinator-nobody-face/a.webp')).text()).toMatch(NEUTRAL)
  })
})

describe('edge cache', () => {
  it('has found pictures by format, without the words of the URL', async () => {
    const store = { ...STORE, [`uploads/avif-960/${CROP}`]: { text: 'small', contentType: 'image/avif' } }
    await requestImage(JAPAN, {}, store)
    await requestImage(JAPAN, AVIF, store)
    const keys = await (await caches.open('pictures')).keys()
    expect(keys.map(({ url }) => url)).toEqual([
      `https://images.example/images/uploads/webp-960/${CROP}`,
      `https://images.example/images/uploads/avif-960/${CROP}`,
    ])
    expect(await (await requestImage(JAPAN.replace('japan.', 'giappone.'), {}, {})).text()).toBe('japan')
    const known = { headers: { 'If-None-Match': `"uploads/webp-960/${CROP}"` } }
    expect((await requestImage(JAPAN, known, {})).status).toBe(304)
  })

  it('has the neutral one of an unknown picture for a minute, so that asking again reads nothing', async () => {
    const unknown = JAPAN.replace(ID, ID.replace('0', 'e'))
    const [get, prepare] = [vi.fn(), vi.fn(db.prepare)]
    const env = { PICTURES: { get } as never, DB: { ...db, prepare } as unknown as D1Database }
    await requestImage(unknown, {}, {}, env)
    prepare.mockClear()
    const again = await requestImage(unknown, {}, {}, env)
    expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(prepare).not.toHaveBeenCalled()
    expect(get).not.toHaveBeenCalled()
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

  it('counts against the limit also when it is a chosen one', async () => {
    const path = '/chosen/webp-320/coordinator-nobody-face/a.webp'
    const prepare = vi.fn(db.prepare)
    const env = { ...refusing, DB: { ...db, prepare } as unknown as D1Database }
    expect((await requestImage(path, from, STORE, env)).status).toBe(429)
    expect(prepare).not.toHaveBeenCalled()
    await requestImage(path)
    expect((await requestImage(path, from, STORE, env)).status).toBe(200)
    expect(prepare).not.toHaveBeenCalled()
  })

  it('is not refused when another network has asked for it', async () => {
    await requestImage(JAPAN)
    expect((await requestImage(JAPAN, from, STORE, refusing)).status).toBe(200)
  })
})

describe('If-None-Match', () => {
  const tag = `"uploads/webp-960/${CROP}"`
  it.each([
    [tag, 304],
    [`W/${tag}`, 304],
    [`"other", ${tag}`, 304],
    ['*', 304],
    ['"other"', 200],
    ['', 200],
  ])('%s gives %i', async (header, status) => {
    const response = await requestImage(JAPAN, {
      headers: { 'If-None-Match': header },
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('etag')).toBe(tag)
    expect(await response.text()).toBe(status === 304 ? '' : 'japan')
  })
})

describe('malformed image URLs', () => {
  it.each([
    `/uploads/webp-960/${CROP}/japan.svg`,
    `/uploads/original/${CARD}/card.webp`,
    `/uploads/webp-0/${CROP}/japan.webp`,
    `/uploads/png-960/${CROP}/japan.webp`,
    '/uploads/webp-960/Japan/japan.webp',
    '/uploads/webp-960/..%2Ffingerprint/japan.webp',
    '/uploads/webp-960/%00/japan.webp',
    `/uploads/webp-960/${'a'.repeat(121)}/japan.webp`,
    `/uploads/webp-960/${CROP}/${'a'.repeat(61)}.webp`,
    `/uploads/webp-960/${CROP}`,
    `/posters/webp-960/${CROP}/japan.webp`,
  ])('return 404 for %s', async (path) => {
    expect((await requestImage(path)).status).toBe(404)
  })
})
