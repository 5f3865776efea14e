import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { transformImage } from '../../../../demo/pictures/raster/transform-image.ts'
import { drawPoster } from '../../../../demo/pictures/scene/draw-poster.ts'
import { startPictureServer } from '../../../../scripts/runtime/picture-server.ts'
import { photo, pngOfSize, uploadForm } from '../../../../tests/support/builders/image-files.ts'
import { memoryD1 } from '../../../../tests/support/builders/memory-d1.ts'
import type { Env } from '../../env.ts'
import { uploadImage } from './upload-image.ts'

const INSTANT = '2027-01-15T10:00:00.000Z'
const service = await startPictureServer('', {
  draw: () => Promise.reject(new Error('draws nothing')),
  transform: transformImage,
})
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
const PREFIXED = 'the file is an SVG whose tags have a prefix: export it without one'

describe('pictures', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s are stored as they are, with their size', async (format) => {
    const bytes = await photo(120, 80).toFormat(format).toBuffer()
    const outcome = await upload(bytes, `temple.${format}`, {}, `image/${format}`)
    expect(outcome).toMatchObject({
      kind: 'saved',
      isNew: true,
      removed: [],
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

  it('that are sent again are one, with the new texts and focal point', async () => {
    const bytes = await photo(120, 80).jpeg().toBuffer()
    await upload(bytes)
    const again = await upload(bytes, 'other.jpg', {
      focalX: '0.25',
      focalY: '1',
      name: 'Kyoto',
      'altText.it': 'Un tempio',
    })
    expect(again).toMatchObject({ isNew: false, upload: { name: 'Kyoto', focalX: 25, focalY: 100 } })
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
/** Ten shapes of each level use the one before; the last is drawn. */
const nested = (tag: string, attribute: string, levels = 5): string =>
  svg(
    `${Array.from({ length: levels }, (_, level) => {
      const shape = `<rect width="9" height="9"${level === 0 ? '' : ` ${attribute}="url(#m${level - 1})"`}/>`
      return `<${tag} id="m${level}">${shape.repeat(10)}</${tag}>`
    }).join('')}<rect width="9" height="9" ${attribute}="url(#m${levels - 1})"/>`,
  )
const shapes = (count: number, reference: string): string => `<rect width="9" height="9" ${reference}/>`.repeat(count)
/** 300 shapes use a mask of 300 shapes. */
const repeated = (reference: string): string =>
  svg(`<mask id="m">${'<circle r="4"/>'.repeat(300)}</mask>${shapes(300, reference)}`)
const gradient = (stops: number, attributes = 'id="g"'): string =>
  `<linearGradient ${attributes}>${'<stop offset=".5"/>'.repeat(stops)}</linearGradient>`
/** Each gradient refers to the one before. */
const chain = (length: number): string =>
  Array.from({ length }, (_, index) => gradient(10, `id="g${index}" href="#g${index - 1}"`)).join('')
const dashed = (path: string, dashes: string): string =>
  svg(`<path d="${path}" stroke="red" stroke-dasharray="${dashes}"/>`)
const radial = (count: number): string => `<radialGradient id="g"/>${shapes(count, 'fill="url(#g)"')}`
/** Each segment crosses most of the others. */
const zigzag = (segments: number): string =>
  Array.from({ length: segments }, (_, at) => (at % 2 === 0 ? `0 ${at}` : `900 ${segments - at}`)).join(' ')
const TOO_COSTLY =
  'the SVG takes too long to draw: use fewer or simpler masks, clips, gradients, groups with opacity, dashes and crossing lines'
const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`

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
    ['SVG with an entity bomb', bomb, 'a.svg', undefined, 'the SVG has entities: export it without them'],
    [
      'SVG with an entity of HTML',
      svg('<text>a&nbsp;b</text>'),
      'a.svg',
      undefined,
      'the SVG has entities: export it without them',
    ],
    [
      'SVG with a style sheet',
      svg('<style>path{fill:url(http://evil.example)}</style>'),
      'a.svg',
      undefined,
      'the SVG has a style sheet: export it with presentation attributes or inline styles',
    ],
    ['SVG without a size', svg('', ''), 'a.svg', undefined, 'the SVG has no viewBox and no width and height'],
    [
      'SVG of a script only',
      '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
      'a.svg',
      undefined,
      'the SVG draws nothing',
    ],
    [
      'SVG of 250,001 tags',
      svg('<g/>'.repeat(250_000)),
      'a.svg',
      undefined,
      'the SVG has more than 250000 tags, attributes and inline styles: simplify it',
    ],
    [
      'SVG of 250 groups in each other',
      svg('<g>'.repeat(250) + '</g>'.repeat(250)),
      'a.svg',
      undefined,
      'the SVG has more than 250 groups in each other: simplify it',
    ],

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
    ['SVG in Latin-1', Buffer.from(svg('<text>è</text>'), 'latin1'), 'a.svg', undefined, 'the SVG is not UTF-8'],
  ])('%s', async (_name, bytes, name, type, reason) => {
    expect(await upload(bytes, name, {}, type)).toEqual({ kind: 'refused', reasons: [`file: ${reason}`] })
    expect([bucket.size, rows('SELECT id FROM uploads')]).toEqual([0, []])
  })

  it.each([
    ['nested masks', nested('mask', 'mask')],
    ['nested clips', nested('clipPath', 'clip-path')],
    [
      'a mask that uses itself',
      svg(`<mask id="m">${shapes(1, 'mask="url(#m)"')}</mask>${shapes(1, 'mask="url(#m)"')}`),
    ],
    ['many uses of a large mask', repeated('mask="url(#m)"')],
    ['many masks in styles', repeated(`style="mask:url('#m')"`)],
    ['3,000 shapes of 3,000 stops', svg(gradient(3000) + shapes(3000, 'fill="url(#g)"'))],
    ['strokes of many stops', svg(gradient(3000) + shapes(3000, 'stroke="url(#g)"'))],
    ['a paint of many stops that shapes inherit', svg(`${gradient(3000)}<g fill="url(#g)">${shapes(3000, '')}</g>`)],
    ['gradients that refer to each other', svg(chain(200) + shapes(3000, 'fill="url(#g199)"'))],
    ['gradients that refer to each other without end', svg(chain(60_000 / 21) + shapes(1, 'fill="url(#g2000)"'))],
    [
      'a mask of many stops',
      svg(`<mask id="m">${gradient(3000)}${shapes(400, 'fill="url(#g)"')}</mask>${shapes(3, 'mask="url(#m)"')}`),
    ],
    ['groups with opacity in each other', svg('<g opacity=".9">'.repeat(200) + '</g>'.repeat(200))],
    ['many shapes with opacity', svg(shapes(5000, 'style="opacity: 90%"'))],
    ['1,000 radial gradients', svg(radial(1000))],
    ['1,000 strokes of a radial gradient', svg(radial(1000).replaceAll('fill=', 'stroke='))],
    [
      '1,000 radial gradients by reference',
      svg(`${radial(0)}${gradient(1, 'id="h" href="#g"')}${shapes(1000, 'fill="url(#h)"')}`),
    ],
    ['a path of 20,000 segments to and fro', svg(`<path stroke-width="40" stroke="red" d="M${zigzag(20_000)}"/>`)],
    ['relative lines to and fro', svg(`<path d="m0 0${'l900 500-900-499.9'.repeat(10_000)}"/>`)],
    ['curves to and fro', svg(`<path d="M0 0${'c9 9 9 9 900 400s0 0-900-399.9'.repeat(10_000)}"/>`)],
    ['arcs to and fro', svg(`<path d="M0 0${'a900 900 0 01900 400 900 900 0 10-900-399.9'.repeat(10_000)}"/>`)],
    ['a polygon of 20,000 corners to and fro', svg(`<polygon points="${zigzag(20_000)}"/>`)],
    ['tiny dashes', dashed('M0 500h1000000', '.001')],
    ['tiny dashes to and fro', dashed('M0 0L900 0'.repeat(50), '0.01px, .01')],
    ['tiny dashes around a circle', svg('<circle r="100000" stroke="red" style="stroke-dasharray:.01"/>')],
    ['tiny dashes by the length of a path', svg('<line x2="9" pathLength="1e9" stroke="red" stroke-dasharray="9"/>')],
  ])('SVG of %s', async (_name, file) => {
    expect(await upload(file, 'a.svg')).toEqual({ kind: 'refused', reasons: [`file: ${TOO_COSTLY}`] })
  })

  it.each([
    ['an empty path', '<path d=""/>'],
    ['a path of one point', '<path d="M3 4z"/>'],
    ['a rectangle without height', '<rect width="9" height="0"/>'],
    ['a circle without radius', '<circle cx="9" cy="9"/>'],
    ['a line from a point to itself', '<line x1="4" x2="4" stroke="red"/>'],
    ['a line without colour', '<line x2="9"/>'],
    ['an empty text', '<text x="4"> <tspan> </tspan></text>'],
    ['a shape without fill and stroke', '<g fill="none"><rect width="9" height="9"/></g>'],
    ['a shape in transparent paint', '<rect width="9" height="9" style="fill:#f00;fill-opacity:0"/>'],
    ['a hidden group', '<g display="none"><rect width="9" height="9"/></g>'],
    ['an invisible group', '<g visibility="hidden"><rect width="9" height="9"/></g>'],
    ['a shape whose paint of none is important', '<rect width="9" height="9" style="fill:none!important;fill:red"/>'],
    ['a transparent group', '<g opacity="0%"><rect width="9" height="9"/></g>'],
    ['definitions', '<defs><path d="M0 0h9v9z"/></defs><clipPath id="c"><circle r="4"/></clipPath>'],
  ])('SVG of %s', async (_name, inside) => {
    const reasons = ['file: the SVG draws nothing']
    expect(await upload(`<svg viewBox="0 0 9 9">${inside}</svg>`, 'a.svg')).toEqual({ kind: 'refused', reasons })
  })

  it.each([
    ['as text', '<text>\u0001</text>'],
    ['by its number', '<text>&#0;</text>'],
    ['by its number in an attribute', '<rect width="9" height="9" fill="&#x1;red"/>'],
    ['by a number that is too large', '<text>&#x110000;</text>'],
  ])('SVG of a character that XML forbids, %s', async (_name, inside) => {
    const reasons = ['file: the SVG has characters that XML forbids: export it again']
    expect(await upload(`<svg viewBox="0 0 9 9">${inside}</svg>`, 'a.svg')).toEqual({ kind: 'refused', reasons })
  })

  it('XML of hundreds of comments, at once', async () =>
    expect(await upload(`${'<!---->'.repeat(500)}<x/>`, 'a.svg')).toMatchObject({ kind: 'refused' }))

  it('for their fields, with all reasons', async () => {
    const fields = { 'altText.fr': null, 'altText.de': ' ', focalX: '1.2', focalY: 'top', colour: 'red' }
    const outcome = await upload('', 'a.jpg', fields)
    if (outcome.kind !== 'refused') throw new Error('saved')
    expect(outcome.reasons.map((reason) => reason.replace(/:.*/, ''))).toEqual([
      'focalX',
      'focalY',
      'altText.fr',
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
    ['script', '<script>alert(1)</script>', ['script']],
    ['script of another prefix', '<svg:script>alert(1)</svg:script>', ['svg:script']],
    ['handler', '<rect width="1" onload="alert(1)"/>', ['onload']],
    [
      'page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="/"/></body></foreignObject>',
      ['foreignObject'],
    ],
    ['picture of another host', '<image href="https://evil.example/a.png"/>', ['image', 'href']],
    ['link', '<a xlink:href="javascript:alert(1)"><rect width="1"/></a>', ['a', 'xlink:href']],
    ['reference to another file', '<rect fill="url(https://evil.example/#a)"/>', ['fill']],
    ['escaped reference', '<rect fill="u\\72l(https://evil.example/#a)"/>', ['fill']],
    ['reference in numbers', '<rect fill="&#117;rl(https://evil.example/#a)"/>', ['fill']],
    ['style that loads', '<rect style="fill:url(https://evil.example/#a)"/>', ['fill']],
    ['gradient of another file', '<linearGradient xlink:href="https://evil.example/#a"/>', ['xlink:href']],
    ['use', '<use href="#a"/>', ['use', 'href']],
    [
      'symbol',
      '<symbol id="a" viewBox="0 0 9 9"><script/><rect width="1"/><text>evil</text></symbol><use href="#a"/>',
      ['symbol', 'use', 'href'],
    ],
    ['marker', '<marker id="a"><path d="M0 0l9 9" class="evil"/><text>evil</text></marker>', ['marker']],
    ['pattern', '<pattern id="a"><rect width="1"/><text>evil</text></pattern>', ['pattern']],
    ['stroke that transforms do not scale', '<path vector-effect="non-scaling-stroke" d="M0 0h9"/>', ['vector-effect']],
    ["dash of a font's size", '<path stroke-dasharray="1em" d="M0 0h9"/>', ['stroke-dasharray']],
    ['transform of CSS', '<rect width="1" style="transform:rotate(45deg)"/>', ['transform']],
    ['mask that is inherited', '<g mask="url(#a)"><rect width="1" mask="inherit"/></g>', ['mask']],
    [
      'animation',
      '<animate attributeName="href" values="javascript:alert(1)"/>',
      ['animate', 'attributeName', 'values'],
    ],
  ])('loses a %s', async (_name, inside, removed) => {
    expect(await upload(svg(inside), 'a.svg')).toMatchObject({ kind: 'saved', removed })
    expect(storedText()).not.toMatch(/alert\(1\)(?!<\/)|evil|on\w+=|javascript|href|foreign|iframe|use|animate/)
  })

  it.each([
    ['one path', `<path d="M${'1 2 '.repeat(4_990_000)}z"/>`],
    ['many parts', `<path stroke="#123" d="M${'1 2 '.repeat(120)}z"/>`.repeat(39_000)],
    ['one text of two-byte letters', `<text>${'è'.repeat(9_990_000)}</text>`],
  ])('of nearly 20 MB in %s is stored', async (_name, inside) => {
    expect(await upload(svg(inside), 'a.svg')).toMatchObject({ kind: 'saved', removed: [] })
    expect(storedText()).toBe(
      svg(inside)
        .replace(/ xmlns:xlink="[^"]*"/, '')
        .replace(/<path([^>]*)\/>/g, '<path$1></path>'),
    )
  })

  it.each([
    [
      'a clip of a clip',
      '<clipPath id="a"/><clipPath id="b" clip-path="url(#a)"/><path clip-path="url(#b)" d="M0 0h9"/>',
    ],
    ['100 masked shapes', `<mask id="m"><circle r="4"/></mask>${shapes(100, 'mask="url(#m)"')}`],
    ['10,000 shapes of 10 stops', gradient(10) + shapes(10_000, 'fill="url(#g)"')],
    ['1,000 shapes with opacity in groups', `<g opacity=".5"><g opacity=".5">${shapes(1000, 'opacity=".5"')}</g></g>`],
    ['300 radial gradients', radial(300)],
    ['an outline of 40,000 segments', `<path d="M0 0${'l9 9 9-8'.repeat(20_000)}v-9z"/>`],
    ['3,000 paths of 100 arcs', `<path d="M0 0${'a9 9 0 019 9'.repeat(100)}z"/>`.repeat(3000)],
    [
      'a hatching of 1,000 lines',
      `<path stroke="red" d="${'M0 0h900m0 2h-900'.repeat(500).replace(/M0 0/g, (_, at) => `M0 ${at / 4}`)}"/>`,
    ],
    ['a dashed route', `<path d="M900 400${'l20 20 20-20'.repeat(2000)}" stroke="red" stroke-dasharray="4 4"/>`],
  ])('of %s is stored', async (_name, inside) => {
    expect(await upload(svg(inside), 'a.svg')).toMatchObject({ kind: 'saved', removed: [] })
  })

  it.each(['temple', 'city', 'jungle', 'peaks'] as const)('of a drawn poster of %s is stored', async (terrain) => {
    const spec = {
      terrain,
      foreground: 'boats',
      hour: 'night',
      country: 'JPN',
      continent: 'asia',
      format: 'landscape',
    } as const
    expect(await upload(drawPoster({ seed: 'a', ...spec }), 'a.svg')).toMatchObject({ kind: 'saved', removed: [] })
  })

  it.each([
    '<path d="M0 0h9"/>',
    '<rect width="100%" height="9"/>',
    '<circle r="4"/>',
    '<ellipse rx="4" ry="3"/>',
    '<line y2="9" stroke="red"/>',
    '<polyline points="0,0 9,9"/>',
    '<text>A</text>',
    '<text><tspan>A</tspan></text>',
    '<g fill="none" stroke="currentColor"><rect width="9" height="9"/></g>',
    '<g fill="none"><rect width="9" height="9" fill="url(#a)"/></g>',
    '<g visibility="hidden"><rect width="9" height="9" visibility="visible"/></g>',
    '<g opacity=".5"><a><rect width="9" height="9"/></a></g>',
  ])('that draws only %s is stored', async (inside) => {
    expect(await upload(`<svg viewBox="0 0 9 9">${inside}</svg>`, 'a.svg')).toMatchObject({ kind: 'saved' })
  })

  it('keeps inline styles that are important', async () => {
    const style = 'fill: red !important; stroke:#00f!IMPORTANT; fill: none'
    await upload(svg(`<rect width="9" height="9" style="${style}"/>`), 'a.svg')
    expect(storedText()).toContain('<rect width="9" height="9" fill="red" stroke="#00f">')
  })

  it('keeps shapes, gradients, clips and inline styles', async () => {
    const drawing = `<defs><linearGradient id="a" x1="0"><stop offset="0" style="stop-color: #f00; stop-opacity:.5"/></linearGradient>
      <linearGradient id="b" xlink:href="#a"/><clipPath id="c"><circle r="4"/></clipPath></defs>
      <g clip-path="url(#c)" transform="translate(1 2) rotate(45)"><rect width="9" height="9" fill="url(#b)"/></g><text>Tè &amp; caffè</text>`
    const header =
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n'
    expect(await upload(header + svg(drawing), 'a.svg', {}, 'image/svg+xml')).toMatchObject({
      removed: [],
      upload: { type: 'image/svg+xml', width: 40, height: 20 },
    })
    const stored = storedText()
    expect(stored).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 40 20">/)
    for (const part of [
      'stop-color="#f00" stop-opacity=".5"',
      '<linearGradient id="b" href="#a">',
      'clip-path="url(#c)" transform="translate(1 2) rotate(45)"',
      'fill="url(#b)"',
      'Tè &amp; caffè',
    ])
      expect(stored).toContain(part)
    expect(await sharp(Buffer.from(stored)).metadata()).toMatchObject({ format: 'svg', width: 40, height: 20 })
  })
})
