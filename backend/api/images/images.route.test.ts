import { describe, expect, it } from 'vitest'
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
