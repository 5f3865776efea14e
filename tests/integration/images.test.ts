import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transformPicture } from '../../local/workers/transform-picture.ts'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import { type ResponsiveImage, responsiveImageSchema } from '../../shared/contracts/image.ts'
import { imageUrl, sharePicture } from '../../shared/images/image-url.ts'
import { photo, uploadForm } from '../support/builders/image-files.ts'
import { localizedText } from '../support/builders/localized-text.ts'
import { header, type Site, startSite } from '../support/site.ts'

const TOKEN = 'local-write-token-of-no-value'

/** Red, with a blue left quarter; the EXIF data names a place. */
const RED_AND_BLUE = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c80000' } })
  .composite([{ input: { create: { width: 500, height: 1000, channels: 3, background: '#0000c8' } }, left: 0, top: 0 }])
  .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
  .jpeg()
  .toBuffer()

let site: Site
let simulated: Site
beforeAll(async () => {
  // Real clock: publications must be later than renderings.
  site = await startSite({ clock: null, transform: transformPicture })
  // Without the picture service the API uses the binding, here Miniflare's simulator.
  simulated = await startSite({ variables: { api: { PICTURE_SERVICE_URL: '' } } })
})
afterAll(() => Promise.all([site, simulated].map((each) => each?.stop())))

const send = async (form: FormData, to = site, token = TOKEN) => {
  const request = new Request('http://api', { method: 'POST', body: form })
  const response = await to.request('api', '/backoffice/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    body: new Uint8Array(await request.arrayBuffer()),
  })
  const json = JSON.parse(response.text) as { data: Uploaded; error: { code: string; message: string } }
  return { status: response.status, ...json }
}
type Uploaded = { picture: string; images: Record<MarketId, ResponsiveImage>; announced: boolean }

const fetchPicture = (url: string, accept = 'image/avif,image/webp,*/*', from = site) =>
  from.request('images', new URL(url).pathname, { headers: { accept } })
const blueShare = async (bytes: Buffer): Promise<number> =>
  Math.round(((await sharp(bytes).stats()).channels[2]?.mean ?? 0) / 2)

describe('POST /backoffice/images', () => {
  it('needs the token', async () => {
    const form = uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' })
    expect(await send(form, site, 'other')).toMatchObject({ status: 401, error: { code: 'unauthorized' } })
  })

  it('answers with the picture for each market', async () => {
    const fields = { name: 'Torre di Tokyo', 'altText.de': 'Der Turm' }
    const { status, data } = await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }, fields))
    expect([status, data.announced]).toEqual([201, false])
    expect(data.picture).toMatch(/^upload-[0-9a-f]{32}$/)
    expect(Object.keys(data.images)).toEqual(MARKET_IDS)
    for (const image of Object.values(data.images)) responsiveImageSchema.parse(image)
    expect(data.images.de.desktop).toMatchObject({
      id: `${data.picture.slice('upload-'.length)}-50-50-landscape`,
      resource: 'uploads',
      seoName: 'Torre di Tokyo',
      altText: 'Der Turm',
      size: { width: 1600, height: 1000 },
    })
    expect(data.images.it.mobile).toMatchObject({ altText: 'A temple (it)', size: { width: 800, height: 1000 } })
  })

  it('answers 422 with the reason, in the words of an editor', async () => {
    const cut = RED_AND_BLUE.subarray(0, RED_AND_BLUE.length - 500)
    expect(await send(uploadForm({ bytes: cut, name: 'tokyo.jpg' }))).toMatchObject({
      status: 422,
      error: { code: 'invalid_fields', message: 'file: the JPEG is cut off: export or copy it again' },
    })
  })

  it.each([20_000_001, 26_000_000, 120_000_000])('answers 422 to a file of %i bytes', async (bytes) => {
    expect(await send(uploadForm({ bytes: Buffer.alloc(bytes), name: 'tokyo.jpg' }))).toMatchObject({
      status: 422,
      error: { code: 'invalid_fields', message: 'file: the file is larger than 20 MB' },
    })
  })

  it('answers 422 to what is no form', async () => {
    const json = await site.request('api', '/backoffice/images', {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(json.status).toBe(422)
  })
})

describe('uploaded picture', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
  ])('for %s is %s in each width, without metadata', async (accept, type, format) => {
    const { data } = await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }))
    for (const [image, width, height] of [
      [data.images.it.desktop, 480, 300],
      [data.images.it.desktop, 1600, 1000],
      [data.images.it.mobile, 480, 600],
    ] as const) {
      const response = await fetchPicture(imageUrl(image, width), accept)
      expect([response.status, header(response, 'content-type')]).toEqual([200, type])
      expect(header(response, 'cache-control')).toBe('public, max-age=31536000, immutable')
      const { exif, ...metadata } = await sharp(response.bytes).metadata()
      expect(metadata).toMatchObject({ format, width, height })
      expect(exif).toBeUndefined()
      expect(response.bytes.includes('GPS')).toBe(false)
    }
  })

  it('is cropped around the focal point, under another URL for each', async () => {
    const left = await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }, { focalX: '0' }))
    const leftUrl = imageUrl(left.data.images.it.mobile)
    expect(Math.abs((await blueShare((await fetchPicture(leftUrl)).bytes)) - 62)).toBeLessThan(5)
    const right = await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }, { focalX: '1' }))
    expect([right.data.picture, right.data.announced]).toEqual([left.data.picture, true])
    const rightUrl = imageUrl(right.data.images.it.mobile)
    expect(rightUrl).not.toBe(leftUrl)
    expect(await blueShare((await fetchPicture(rightUrl)).bytes)).toBeLessThan(4)
  })

  it('that is SVG is sent as it is, under a policy that runs nothing', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9" height="9"/></svg>'
    const { data } = await send(uploadForm({ bytes: svg, name: 'logo.svg' }))
    const response = await fetchPicture(imageUrl(data.images.it.desktop))
    expect(header(response, 'content-type')).toBe('image/svg+xml')
    expect(header(response, 'content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    )
    expect(header(response, 'x-content-type-options')).toBe('nosniff')
    expect(response.text).toBe(svg)
  })
})

describe('page with uploads', () => {
  const pageWith = (picture: string, alt?: string) => ({
    routingKey: null,
    slugs: { it: 'caricata', de: 'hochgeladen' },
    attributes: {},
    seo: { title: localizedText('Uploaded'), description: localizedText('A page'), image: picture },
    blocks: [
      {
        id: 'cover',
        blockType: 'heading-cover',
        content: { title: localizedText('Uploaded'), picture, ...(alt !== undefined && { alt: localizedText(alt) }) },
      },
    ],
  })
  const publish = async (page: object) => {
    const response = await site.request('api', '/backoffice/pages/uploaded', {
      method: 'PUT',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'published', page }),
    })
    return { status: response.status, text: response.text }
  }

  it('shows them with the alternative text of its market, and the new text after another upload', async () => {
    const { data } = await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }, { 'altText.it': 'La torre' }))
    expect(await publish(pageWith(data.picture))).toMatchObject({ status: 200 })
    const { text } = await site.request('it', '/caricata')
    expect(text).toContain('alt="La torre"')
    expect(text).toContain(imageUrl(data.images.it.desktop, 960))
    expect(text).toContain(imageUrl(data.images.it.mobile, 720))
    expect((await site.request('de', '/hochgeladen')).text).toContain('alt="A temple (de)"')
    const again = { 'altText.it': 'La torre rossa', focalX: '0.2' }
    await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }, again))
    const changed = (await site.request('it', '/caricata')).text
    expect(changed).toContain('alt="La torre rossa"')
    expect(changed).toContain(`${data.picture.slice('upload-'.length)}-20-50-landscape`)
  })

  it('can have an alternative text of its own', async () => {
    const { data } = await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }))
    await publish(pageWith(data.picture, 'Own text'))
    expect((await site.request('it', '/caricata')).text).toContain('alt="Own text"')
  })

  it('loses a picture that is taken down, under every URL', async () => {
    const { data } = await send(uploadForm({ bytes: await photo(900, 600).jpeg().toBuffer(), name: 'anna.jpg' }))
    await publish(pageWith(data.picture))
    const url = imageUrl(data.images.it.desktop, 480)
    const id = data.picture.slice('upload-'.length)
    expect((await site.request('it', '/caricata')).text).toContain(`/uploads/webp-480/${id}`)
    const before = await fetchPicture(url)
    expect(header(before, 'cache-control')).toBe('public, max-age=31536000, immutable')
    const headers = { authorization: `Bearer ${TOKEN}` }
    const removal = await site.request('api', `/backoffice/images/${data.picture}`, { method: 'DELETE', headers })
    expect(JSON.parse(removal.text)).toEqual({
      success: true,
      data: { picture: data.picture, pages: ['uploaded'], announced: true },
    })
    const after = await fetchPicture(url)
    expect([after.status, header(after, 'cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(after.bytes.equals(before.bytes)).toBe(false)
    expect((await site.request('it', '/caricata')).text).not.toContain(`/uploads/webp-480/${id}`)
    const bucket = await site.miniflare.getR2Bucket('PICTURES', 'sojourn-api')
    const { objects } = await bucket.list()
    expect(objects.filter(({ key }) => key.includes(id))).toEqual([])
  })

  it.each([['an upload that does not exist', `upload-${'0'.repeat(32)}`, `upload-${'0'.repeat(32)} is not uploaded`]])(
    'is refused with %s',
    async (_name, picture, reason) => {
      const { status, text } = await publish(pageWith(picture))
      expect([status, text.includes(reason)]).toEqual([422, true])
    },
  )
})

describe('picture of a trip', () => {
  const choose = async (picture: string | null) => {
    const { status, text } = await site.request('api', '/backoffice/travels/japan-tokyo-kyoto/picture', {
      method: 'PUT',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ picture }),
    })
    return { status, data: (JSON.parse(text) as { data: unknown }).data }
  }
  /** A trip's pictures are named after it. */
  const withoutName = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)
  const showing = async () => {
    const [page, list] = await Promise.all(
      ['/viaggi/giappone-tokyo-kyoto', '/cerca?textSearch=giappone'].map((path) => site.request('it', path)),
    )
    return { page: page?.text ?? '', list: list?.text ?? '' }
  }

  it('is the chosen upload on its page, its card and its preview, until none is chosen', async () => {
    const before = await showing()
    const { data } = await send(
      uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }, { 'altText.it': 'Torre scelta' }),
    )
    const { desktop, mobile } = data.images.it
    expect(await choose(data.picture)).toEqual({ status: 200, data: { picture: data.picture, announced: true } })
    const { page, list } = await showing()
    for (const text of [page, list])
      for (const shown of [imageUrl(desktop, 960), imageUrl(mobile, 720)].map(withoutName))
        expect([text.includes(shown), shown]).toEqual([true, shown])
    expect(page).toContain('alt="Torre scelta"')
    expect(page).toContain(`property="og:image" content="${withoutName(sharePicture(desktop)?.url ?? '')}`)
    expect(await choose(null)).toMatchObject({ status: 200 })
    const after = await showing()
    for (const [{ page, list }, isChosen] of [
      [before, true],
      [after, false],
    ] as const)
      expect([page, list].map((text) => [text.includes('/none-landscape/'), text.includes('Torre scelta')])).toEqual([
        [!isChosen, false],
        [!isChosen, false],
      ])
  })
})

describe('Images binding', () => {
  it.each(['avif', 'webp'])('transforms to %s and stores the variant', async (format) => {
    const { status, data } = await send(uploadForm({ bytes: RED_AND_BLUE, name: 'tokyo.jpg' }), simulated)
    expect(status).toBe(201)
    const response = await fetchPicture(imageUrl(data.images.it.mobile, 480), `image/${format}`, simulated)
    expect(header(response, 'content-type')).toBe(`image/${format}`)
    expect(await sharp(response.bytes).metadata()).toMatchObject({ width: 480, height: 600 })
  })

  it('refuses what it cannot decode', async () => {
    const png = await photo(80, 80).png().toBuffer()
    png.fill(0x55, 100, 300)
    expect(await send(uploadForm({ bytes: png, name: 'a.png' }), simulated)).toMatchObject({
      status: 422,
      error: { message: 'file: the picture is damaged: it cannot be decoded' },
    })
  })
})
