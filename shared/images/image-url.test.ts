import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Image } from '../contracts/image.ts'
import { densities, imageUrl, sanitizedName, sharePicture, srcSet } from './image-url.ts'

const base: Image = {
  id: 'japan-landscape',
  baseUrl: 'https://images.example/images',
  resource: 'posters',
  seoName: 'Giappone classico: da Tokyo a Kyoto',
  altText: '',
  title: '',
  type: 'image/webp',
  size: { width: 1600, height: 1000 },
}
const portrait: Image = { ...base, id: 'japan-portrait', size: { width: 960, height: 1200 } }
const face: Image = { ...base, id: 'giulia-face', size: { width: 640, height: 800 } }
const small: Image = { ...base, id: 'japan-stage-7', size: { width: 960, height: 600 } }
const icon: Image = {
  ...base,
  id: 'payment-card',
  resource: 'icons',
  type: 'image/svg+xml',
  size: { width: 64, height: 64 },
}

it('an address at a picture service takes the widths of variants, and one of a file has one size', () => {
  const served = { ...portrait, url: 'https://images.example/japan.jpg?w={width}&auto=format' }
  expect(imageUrl(served, 700)).toBe('https://images.example/japan.jpg?w=720&auto=format')
  expect(srcSet(served)).toMatch(/^\S+w=480\S+ 480w, \S+w=720\S+ 720w, \S+w=960\S+ 960w$/)
  expect(sharePicture(served)).toMatchObject({ url: 'https://images.example/japan.jpg?w=960&auto=format', width: 960 })
  const file = { ...portrait, url: 'https://images.example/japan.jpg' }
  expect([densities(file), srcSet(file)]).toEqual([{ src: file.url }, ''])
})

describe('imageUrl', () => {
  it.each([
    [base, undefined, 'posters/webp-1600/japan-landscape'],
    [base, 1, 'posters/webp-480/japan-landscape'],
    [base, 480, 'posters/webp-480/japan-landscape'],
    [base, 481, 'posters/webp-960/japan-landscape'],
    [base, 961, 'posters/webp-1600/japan-landscape'],
    [base, 4000, 'posters/webp-1600/japan-landscape'],
    [small, undefined, 'posters/webp-960/japan-stage-7'],
    [portrait, 961, 'posters/webp-960/japan-portrait'],
    [face, 320, 'posters/webp-320/giulia-face'],
    [face, undefined, 'posters/webp-640/giulia-face'],
  ])('returns the variant of case %#', (image, width, path) => {
    expect(imageUrl(image, width)).toBe(`https://images.example/images/${path}/giappone-classico-da.webp`)
  })

  it('returns SVG for SVG and WebP for other types (§9)', () => {
    expect(imageUrl(icon)).toMatch(/\/icons\/original\/payment-card\/.+\.svg$/)
    expect(imageUrl({ ...base, type: 'image/jpeg' })).toMatch(/\.webp$/)
    expect(imageUrl({ ...base, type: 'image/png' })).toMatch(/\.webp$/)
  })

  it('returns a well-formed URL for any name and id (§9)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }), (seoName, id) => {
        const url = new URL(imageUrl({ ...base, id, seoName }))
        expect(url.origin).toBe('https://images.example')
        expect(url.search + url.hash).toBe('')
        expect(url.pathname.split('/').at(-1)).toMatch(/^[a-z0-9-]{1,24}\.webp$/)
      }),
    )
  })
})

describe('sharePicture', () => {
  it('is a JPEG of at least 1,200 px with its size, and never an SVG', () => {
    expect(sharePicture(base)).toEqual({
      ...{ width: 1600, height: 1000 },
      url: 'https://images.example/images/posters/jpg-1600/japan-landscape/giappone-classico-da.jpg',
    })
    expect(sharePicture(small)).toMatchObject({ width: 960, height: 600 })
    expect(sharePicture(icon)).toBeNull()
  })
})

describe('sanitizedName', () => {
  it.each([
    ['Århus & Øresund', 'arhus-resund'],
    ['Côte d’Ivoire: été', 'cote-d-ivoire-ete'],
    ['日本', 'picture'],
    ['', 'picture'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['a\u0000b\nc', 'a-b-c'],
    ['--', 'picture'],
    [`${'a'.repeat(23)} b`, 'a'.repeat(23)],
    ['a'.repeat(30), 'a'.repeat(24)],
    ['Cammino nel Gran Canyon in due settimane', 'cammino-nel-gran-canyon'],
  ])('converts %j to %s', (name, expected) => {
    expect(sanitizedName(name)).toBe(expected)
  })

  it('returns a slug of at most 24 characters, and a slug unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = sanitizedName(name)
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(24)
        expect(sanitizedName(slug)).toBe(slug)
      }),
    )
  })
})

describe('densities', () => {
  it.each([
    [base, 480, 960],
    [portrait, 480, 720],
    [face, 320, 640],
  ])('has the two smallest widths of case %#', (image, single, double) => {
    expect(densities(image)).toEqual({ src: imageUrl(image, single), srcSet: `${imageUrl(image, double)} 2x` })
  })

  it('has one width of a small picture and of SVG', () => {
    for (const image of [{ ...base, size: { width: 300, height: 200 } }, icon])
      expect(densities(image)).toEqual({ src: imageUrl(image) })
  })
})

describe('srcSet', () => {
  it.each([
    [base, [480, 960, 1600]],
    [portrait, [480, 720, 960]],
    [face, [320, 640]],
    [small, [480, 960]],
    [{ ...base, size: { width: 300, height: 200 } }, [480]],
  ])('contains every stored width of case %# (§3)', (image, widths) => {
    expect(srcSet(image).split(', ')).toEqual(widths.map((width) => `${imageUrl(image, width)} ${width}w`))
  })

  it('is empty for SVG', () => {
    expect(srcSet(icon)).toBe('')
  })
})
