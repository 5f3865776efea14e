import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

const TOKEN = 'a-token-of-no-value'

/** Every one leads away from https, http, mailto, tel, our paths and anchors, or disguises where it leads. */
const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://good.example\u202e@evil.example/',
  'https://good.example@evil.example/',
  'https://good.example/\r\nset-cookie: a=b',
]

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
}, 60_000)

const call = async (method: string, path: string, body?: unknown) =>
  app.request(
    `/backoffice${path}`,
    {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { ...seeded.env, CLOCK: `${SEED_DAY}T12:00:00Z`, API_WRITE_TOKEN: TOKEN },
  )
const load = async (path: string) => {
  const { data } = (await (await call('GET', path)).json()) as { data: Json }
  return data
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = readonly (string | number)[]

const LINK_NAMES = [
  'url',
  'href',
  'link',
  'action',
  'value',
  'social',
  'facebook',
  'facebookGroup',
  'instagram',
  'tiktok',
  'youtube',
]

/** Places for a link: strings below a field with a link's name, and whole links and texts. */
const placesOf = (value: Json, path: Path = []): { path: Path; fill: (link: string) => Json }[] => {
  const isLink = path.some((step) => LINK_NAMES.includes(String(step)))
  if (typeof value === 'string') {
    if (isLink && !path.includes('label')) return [{ path, fill: (link) => link }]
    return /\s|</.test(value) ? [{ path, fill: (link) => `${value} <a href="${link}">x</a>` }] : []
  }
  if (value === null || typeof value !== 'object') return []
  const own = path.at(-1) === 'link' ? [{ path, fill: (url: string) => ({ type: 'url', url }) }] : []
  return [...own, ...Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]))]
}

const replaced = (value: Json, [step, ...rest]: Path, by: Json): Json => {
  if (step === undefined) return by
  const copy = structuredClone(value) as { [key: string]: Json }
  copy[String(step)] = replaced(copy[String(step)] ?? null, rest, by)
  return copy
}

const hasEntities = (text: string): string => text.replaceAll('"', '&quot;')

const expectRefused = async (path: string, wrap: (document: Json) => unknown, document: Json) => {
  expect((await call('PUT', path, wrap(document))).status, path).toBe(200)
  const places = placesOf(document)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom(...HOSTILE), async (place, link) => {
      // Text may contain line breaks anywhere.
      const hostile = replaced(document, place.path, place.fill(hasEntities(link)))
      const response = await call('PUT', path, wrap(hostile))
      expect(response.status, `${path} ${place.path.join('.')} ${JSON.stringify(link)}`).toBe(422)
    }),
    { numRuns: 40 },
  )
  return places.length
}

describe('back-office writes', () => {
  it.each(['header', 'footer', 'banners', 'contacts', 'talkToUs', 'country/jpn', 'place/sahara'])(
    'refuse hostile links anywhere in layout %s',
    async (part) => {
      expect(
        await expectRefused(`/layout/${part}`, (document) => document, await load(`/layout/${part}`)),
      ).toBeGreaterThan(0)
    },
  )

  it.each(['index', 'our-values', 'media-sharing', 'faqs', 'area-asia', 'legal-privacy-policy'])(
    'refuse hostile links anywhere in the page %s',
    async (id) => {
      const { published } = (await load(`/pages/${id}`)) as { published: Json }
      const wrap = (page: Json) => ({ state: 'draft', page })
      expect(await expectRefused(`/pages/${id}`, wrap, published)).toBeGreaterThan(5)
    },
  )

  it('refuse hostile links in linked data and badges', async () => {
    const { published } = (await load('/pages/our-values')) as { published: { seo: Json } & { [key: string]: Json } }
    const footer = (await load('/layout/footer')) as { badges: { [key: string]: Json }[] } & { [key: string]: Json }
    const fields = ['url', 'image', 'logo', 'item', 'mainEntityOfPage', 'thumbnailUrl', 'license', 'relatedLink']
    for (const [index, link] of [...HOSTILE, ...fields.map(() => 'javascript:alert(1)')].entries()) {
      const field = fields[index % fields.length] ?? ''
      const node = { '@context': 'https://schema.org', '@type': 'AboutPage', [field]: index % 2 ? link : [link] }
      const inAll = Object.fromEntries(['it', 'en', 'es', 'fr', 'de'].map((language) => [language, node]))
      const seo = { ...(published.seo as object), markupLinkedData: inAll }
      expect(
        (await call('PUT', '/pages/our-values', { state: 'draft', page: { ...published, seo } })).status,
        `${field} ${link}`,
      ).toBe(422)
      const badges = footer.badges.map((badge) => ({ ...badge, url: link }))
      expect((await call('PUT', '/layout/footer', { ...footer, badges })).status, link).toBe(422)
    }
  })

  it('refuse scripts in any field of linked data', async () => {
    const { published } = (await load('/pages/our-values')) as { published: { seo: Json } & { [key: string]: Json } }
    const statusOf = async (description: string) => {
      const node = { '@context': 'https://schema.org', '@type': 'AboutPage', description }
      const inAll = Object.fromEntries(['it', 'en', 'es', 'fr', 'de'].map((language) => [language, node]))
      const seo = { ...(published.seo as object), markupLinkedData: inAll }
      return (await call('PUT', '/pages/our-values', { state: 'draft', page: { ...published, seo } })).status
    }
    expect(await statusOf('java\tscript:alert(1)')).toBe(422)
    expect(await statusOf('Data: 5 maggio, Roma')).toBe(200)
  })

  it('refuse styles of which nothing is left, because they load a resource, in any spelling', async () => {
    const [banner, ...others] = (await load('/layout/banners')) as { [key: string]: Json }[]
    const { published } = (await load('/pages/our-values')) as { published: { [key: string]: Json } }
    const statusesOf = async (customCss: string) => [
      (await call('PUT', '/layout/banners', [{ ...banner, customCss }, ...others])).status,
      (await call('PUT', '/pages/our-values', { state: 'draft', page: { ...published, attributes: { customCss } } }))
        .status,
    ]
    for (const css of [
      'p { background: url(https://evil.example/a) }',
      'p { background: URL("//evil.example") }',
      'p { background: \\75 rl(//evil.example) }',
      'p { background: image-set("//evil.example" 1x) }',
      '@import "//evil.example";',
      '@\\69mport "//evil.example";',
      '@font-face { font-family: a; src: local(a) }',
    ])
      expect(await statusesOf(css), css).toEqual([422, 422])
    for (const css of [
      'p { color: rgb(0 0 0); content: "\\201C" }',
      'p { content: "\\ffffff"; background: url(a) }',
      '/* no url(a) */ p { content: "@import" }',
    ])
      expect(await statusesOf(css), css).toEqual([200, 200])
  })

  it('refuse names of pictures, travels and pages that are no names', async () => {
    const footer = (await load('/layout/footer')) as { badges: { [key: string]: Json }[] } & { [key: string]: Json }
    const { published } = (await load('/pages/our-values')) as { published: { seo: object } & { [key: string]: Json } }
    const heading = { title: Object.fromEntries(['it', 'en', 'es', 'fr', 'de'].map((language) => [language, 'x'])) }
    for (const link of HOSTILE) {
      const badges = footer.badges.map((badge) => ({ ...badge, icon: link }))
      expect((await call('PUT', '/layout/footer', { ...footer, badges })).status, link).toBe(422)
      const cover = { id: 'cover', blockType: 'travel-cover', content: { ...heading, travel: link } }
      for (const change of [{ seo: { ...published.seo, image: link } }, { blocks: [cover] }])
        expect(
          (await call('PUT', '/pages/our-values', { state: 'draft', page: { ...published, ...change } })).status,
          link,
        ).toBe(422)
    }
  })

  it('accept links that are safe', async () => {
    const footer = (await load('/layout/footer')) as { badges: { [key: string]: Json }[] } & { [key: string]: Json }
    for (const url of ['', 'https://mark.example/a?b=c#d', '/viaggi', '#top', 'mailto:a@b.example', 'tel:+390200']) {
      const badges = footer.badges.map((badge) => ({ ...badge, url }))
      expect((await call('PUT', '/layout/footer', { ...footer, badges })).status, url).toBe(200)
    }
  })
})
