import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { startPictureServer } from '../../../../local/workers/picture-server.ts'
import { MARKET_IDS } from '../../../../markets/market-id.ts'
import { photo, pngOfSize, uploadForm } from '../../../../tests/support/builders/image-files.ts'
import { memoryD1 } from '../../../../tests/support/builders/memory-d1.ts'
import type { Env } from '../../env.ts'
import { uploadImage } from './upload-image.ts'

const INSTANT = '2027-01-15T10:00:00.000Z'
const service = await startPictureServer()
const bucket = new Map<string, Uint8Array>()
let env: Env
let rows: (sql: string) => Record<string, unknown>[]
beforeEach(() => {
  const { db, sqlite } = memoryD1()
  rows = (sql) => sqlite.prepare(sql).all()
  bucket.clear()
  env = {
    DB: db,
    PICTURES: { put: async (key: string, bytes: Uint8Array) => void bucket.set(key, bytes) },
    PICTURE_SERVICE_URL: service.url,
  } as unknown as Env
})

const upload = async (
  bytes: Uint8Array | string,
  name = 'temple',
  fields?: Record<string, string | null>,
  type?: string,
) => uploadImage(env, uploadForm({ bytes, name, ...(type !== undefined && { type }) }, fields), INSTANT)
const svg = (inside: string, attributes = 'viewBox="0 0 40 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}><path d="M0 0h9v9z"/>${inside}</svg>`
const storedText = (): string => new TextDecoder().decode([...bucket.values()][0])

const UTF_16 = 'the file is text in UTF-16: save it in UTF-8'
const SIZELESS = 'the SVG lacks xmlns="http://www.w3.org/2000/svg", or viewBox and width and height'
const PREFIXED = 'the file is an SVG whose tags have a prefix: export it without one'

describe('pictures', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s are stored as they are, with their size', async (format) => {
    const bytes = await photo(120, 80).toFormat(format).toBuffer()
    const outcome = await upload(bytes, `temple.${format}`, {}, `image/${format}`)
    expect(outcome).toMatchObject({
      kind: 'saved',
      known: null,
      upload: { type: `image/${format}`, width: 120, height: 80, bytes: bytes.length, focalX: 50, focalY: 50 },
    })
    const [[key, stored] = ['']] = bucket
    expect(key).toMatch(/^uploads\/original\/[0-9a-f]{32}$/)
    expect(Buffer.compare(Buffer.from(stored ?? []), bytes)).toBe(0)
  })

  it.each(['lossless', 'alpha'] as const)('in WebP, %s, have a size', async (kind) => {
    const image = kind === 'alpha' ? photo(50, 90).ensureAlpha(0.5).webp() : photo(50, 90).webp({ lossless: true })
    expect(await upload(await image.toBuffer())).toMatchObject({ upload: { width: 50, height: 90 } })
  })

  it('of one colour are stored, though their data are alike', async () => {
    const white = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#fff' } })
    const bytes = await white.jpeg({ optimiseCoding: true, chromaSubsampling: '4:4:4' }).toBuffer()
    expect(await upload(bytes)).toMatchObject({ kind: 'saved' })
  })

  it('in AVIF of another major brand are stored', async () => {
    const bytes = await photo(120, 80).avif({ effort: 0 }).toBuffer()
    bytes.write('mif1', 8)
    expect(await upload(bytes, 'a.avif')).toMatchObject({ kind: 'saved', upload: { type: 'image/avif', width: 120 } })
  })

  it.each(['Mt. Fuji', 'a.b', 'St.Moritz', 'temple.'])('called %s have no extension', async (name) => {
    expect(await upload(jpeg, name)).toMatchObject({ kind: 'saved' })
  })

  it('that are turned have the size that is shown', async () => {
    const bytes = await photo(120, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await upload(bytes)).toMatchObject({ upload: { width: 80, height: 120 } })
  })

  it('that are sent again keep the texts of markets that the new ones lack', async () => {
    const bytes = await photo(120, 80).jpeg().toBuffer()
    const none = Object.fromEntries(MARKET_IDS.map((id) => [`altText.${id}`, null]))
    await upload(bytes, 'a.jpg', { ...none, 'altText.us': 'A temple', 'altText.it': 'Un tempio', 'altText.fr': 'Là' })
    await upload(bytes, 'a.jpg', { ...none, 'altText.us': 'A shrine', 'altText.it': 'Un santuario' })
    expect(rows('SELECT alt_texts FROM uploads').map((row) => JSON.parse(String(row.alt_texts)))).toEqual([
      { us: 'A shrine', it: 'Un santuario', fr: 'Là' },
    ])
  })

  it('that are sent again are one, with the new texts and focal point', async () => {
    const bytes = await photo(120, 80).jpeg().toBuffer()
    await upload(bytes)
    const again = await upload(bytes, 'other.jpg', {
      focalX: '0.25',
      focalY: '1',
      name: 'Kyoto',
      'altText.it': 'Un tempio',
    })
    expect(again).toMatchObject({ known: { focalX: 50 }, upload: { name: 'Kyoto', focalX: 25, focalY: 100 } })
    expect(rows("SELECT name, focal_x, focal_y, alt_texts ->> '$.it' AS it FROM uploads")).toEqual([
      { name: 'Kyoto', focal_x: 25, focal_y: 100, it: 'Un tempio' },
    ])
    expect(bucket.size).toBe(1)
  })
})

const jpeg = await photo(400, 300).jpeg().toBuffer()
const png = await photo(400, 300).png().toBuffer()
const webp = await photo(400, 300).webp().toBuffer()
const avif = await photo(400, 300).avif({ effort: 0 }).toBuffer()
const animated = await sharp(Buffer.concat([Buffer.alloc(40 * 40 * 3, 7), Buffer.alloc(40 * 40 * 3, 200)]), {
  raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
})
  .webp({ loop: 0, delay: [100, 100] })
  .toBuffer()
const noise = sharp({
  create: {
    width: 800,
    height: 600,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', sigma: 40, mean: 128 },
  },
})
/** Leaves what a stopped download leaves in a file whose size was reserved. */
const withZeros = (bytes: Buffer): Buffer => bytes.fill(0, bytes.length >> 1, bytes.length - 2)
const jpegOfZeros = withZeros(await noise.jpeg({ quality: 95 }).toBuffer())
const webpOfZeros = withZeros(await noise.webp({ quality: 95 }).toBuffer())
const ZEROS = 'the picture is damaged: a part of it is zeros. Export or copy it again'
const damaged = Buffer.from(png)
damaged.fill(0x55, 200, 400)
const damagedWebp = (await photo(400, 300).webp({ lossless: true }).toBuffer()).fill(0x55, 100, 400)
describe('files that are refused', () => {
  it.each([
    ['0 bytes', '', 'a.jpg', undefined, 'the file is empty'],
    [
      '20 MB and a byte',
      Buffer.concat([jpeg, Buffer.alloc(20_000_001 - jpeg.length)]),
      'a.jpg',
      undefined,
      'the file is larger than 20 MB',
    ],
    [
      'JPEG that is cut off',
      jpeg.subarray(0, jpeg.length - 2000),
      'a.jpg',
      undefined,
      'the JPEG is cut off: export or copy it again',
    ],
    ['JPEG of its first bytes', jpeg.subarray(0, 60), 'a.jpg', undefined, 'the JPEG is damaged: it has no size'],
    [
      'PNG that is cut off',
      png.subarray(0, png.length - 20),
      'a.png',
      undefined,
      'the PNG is cut off: export or copy it again',
    ],
    [
      'WebP that is cut off',
      webp.subarray(0, webp.length - 20),
      'a.webp',
      undefined,
      'the WebP is cut off: export or copy it again',
    ],
    [
      'AVIF that is cut off',
      avif.subarray(0, avif.length - 20),
      'a.avif',
      undefined,
      'the AVIF is cut off: export or copy it again',
    ],
    ['JPEG whose second half is zeros', jpegOfZeros, 'a.jpg', undefined, ZEROS],
    ['WebP whose second half is zeros', webpOfZeros, 'a.webp', undefined, ZEROS],
    ['PNG with other bytes within', damaged, 'a.png', undefined, 'the picture is damaged: it cannot be decoded'],
    ['WebP with other codes', damagedWebp, 'a.webp', undefined, 'the picture is damaged: it cannot be decoded'],
    [
      'PNG that claims 50,000 pixels',
      pngOfSize(50_000, 50_000),
      'a.png',
      undefined,
      'the picture has 50000 × 50000 pixels; at most 12000 on a side and 100 million are allowed',
    ],
    [
      'PNG of 144 million pixels',
      pngOfSize(12_000, 12_000),
      'a.png',
      undefined,
      'the picture has 12000 × 12000 pixels; at most 12000 on a side and 100 million are allowed',
    ],
    ['PNG without pixels', pngOfSize(40, 40), 'a.png', undefined, 'the picture is damaged: it cannot be decoded'],
    ['PNG without size', pngOfSize(0, 40), 'a.png', undefined, 'the PNG is damaged: it has no size'],
    ['animated WebP', animated, 'a.webp', undefined, 'the WebP is animated; only still pictures are allowed'],
    [
      'GIF',
      'GIF89a\u0001\u0000\u0001\u0000',
      'a.gif',
      'image/gif',
      'the file is a GIF: upload a JPEG, PNG, WebP, AVIF or SVG',
    ],
    [
      'HTML called .jpg',
      '<!doctype html><script>alert(1)</script>',
      'a.jpg',
      'image/jpeg',
      'the file is a page of HTML, not a picture',
    ],
    ['HEIC', '\0\0\0\u001cftypmif1\0\0\0\0mif1heicmiaf', 'a.heic', 'image/heic', 'the file is a HEIC: save it as JPEG'],
    ['text', 'hello', 'a.png', 'image/png', 'the file is none of JPEG, PNG, WebP, AVIF and SVG'],
    ['PNG called .jpg', png, 'a.jpg', undefined, 'the file is called .jpg but is PNG'],
    ['JPEG declared as PNG', jpeg, 'a', 'image/png', 'the file is declared as image/png but is JPEG'],
    ['SVG declared as PNG', svg(''), 'a', 'image/png', 'the file is declared as image/png but is SVG'],
    ['SVG that is cut off', svg('').slice(0, -9), 'a.svg', undefined, 'the SVG is cut off: export or copy it again'],

    [
      'SVG with a side of a billion pixels',
      svg('', 'width="1000000000" height="1000000000"'),
      'a.svg',
      undefined,
      'the picture has 1000000000 × 1000000000 pixels; at most 12000 on a side and 100 million are allowed',
    ],
    ['SVG in UTF-16', Buffer.from(`\ufeff${svg('')}`, 'utf16le'), 'a.svg', undefined, UTF_16],
    ['SVG in UTF-16, big-endian', Buffer.from(`\ufeff${svg('')}`, 'utf16le').swap16(), 'a.svg', undefined, UTF_16],
    ['prefixed SVG', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml', PREFIXED],
    ['prefixed SVG after a header', '<?xml version="1.0"?>\n<!-- drawn -->\n<ns0:svg />', 'a.svg', undefined, PREFIXED],
    [
      'SVG that draws a part again',
      svg('<g id="a"/><use href="#a"/>'),
      'part.svg',
      'image/svg+xml',
      'the SVG has <use>, which can multiply what is drawn: flatten it, or export it as WebP',
    ],
    [
      'SVG of 200 kB and a byte',
      `${svg('<g/>'.repeat(50_000)).slice(0, 199_995)}</svg>`,
      'a.svg',
      undefined,
      'the SVG is larger than 200 kB: simplify it, or export it as WebP',
    ],
    ['SVG without a size', svg('', ''), 'a.svg', undefined, SIZELESS],
    ['SVG without a namespace', '<svg viewBox="0 0 9 9"></svg>', 'a.svg', undefined, SIZELESS],
  ])('%s', async (_name, bytes, name, type, reason) => {
    expect(await upload(bytes, name, {}, type)).toEqual({ kind: 'refused', reasons: [`file: ${reason}`] })
    expect([bucket.size, rows('SELECT id FROM uploads')]).toEqual([0, []])
  })

  it('XML of hundreds of comments, at once', async () =>
    expect(await upload(`${'<!---->'.repeat(500)}<x/>`, 'a.svg')).toMatchObject({ kind: 'refused' }))

  it('for their fields, with all reasons', async () => {
    const fields = { 'altText.us': null, 'altText.de': ' ', focalX: '1.2', focalY: 'top', colour: 'red' }
    const outcome = await upload('', 'a.jpg', fields)
    if (outcome.kind !== 'refused') throw new Error('saved')
    expect(outcome.reasons.map((reason) => reason.replace(/:.*/, ''))).toEqual([
      'focalX',
      'focalY',
      'altText.us',
      'altText.de',
      'body',
      'file',
    ])
  })

  it('when they are no files', async () => {
    const form = uploadForm({ bytes: '', name: 'a.jpg' })
    form.set('file', 'a text')
    expect(await uploadImage(env, form, INSTANT)).toEqual({ kind: 'refused', reasons: ['file: required'] })
  })
})

describe('SVG', () => {
  it.each([
    ['a viewBox', svg('<script>alert(1)</script>')],
    ['width and height', svg('', 'width="40px" height=\'20\'')],
    [
      'a header',
      `<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n${svg('')}`,
    ],
    ['200 kB', `${svg('<g/>'.repeat(50_000)).slice(0, 199_994)}</svg>`],
  ])('with %s is stored as it is', async (_name, file) => {
    expect(await upload(file, 'a.svg', {}, 'image/svg+xml')).toMatchObject({
      kind: 'saved',
      upload: { type: 'image/svg+xml', width: 40, height: 20 },
    })
    expect(storedText()).toBe(file)
  })
})
