import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { loadCustomPage } from '../content/custom-page.ts'
import { importFromCms, loadImported } from './import-from-cms.ts'

const TOKEN = 'token-of-the-cms'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'
const in5 = (value: unknown) => Object.fromEntries(['it', 'en', 'es', 'fr', 'de'].map((key) => [key, value]))
const paragraph = (text: string) => [
  {
    _type: 'block',
    _key: 'p',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: ['strong'] }],
  },
]
const about = (html: unknown) => ({
  ...{ _id: 'about-cms', _type: 'page', _rev: 'r1', _createdAt: '2027-01-01T00:00:00Z' },
  slugs: { _type: 'slugs', it: 'dal-cms', de: 'vom-cms' },
  seo: { title: in5('Da noi'), description: in5('Chi siamo') },
  blocks: [
    { _type: 'richText', _key: 'a1', html: in5(html) },
    {
      ...{ _type: 'gallery', _key: 'b2' },
      items: [{ _key: 'i', picture: { _type: 'image', asset: { _ref: 'image-f00-4x3-svg' }, alt: in5('Un cerchio') } }],
    },
  ],
})

let seeded: SeededSite
/** Speaks the protocol of Sanity's query API, and serves its pictures. */
let server: Server
let documents: { _id: string; _rev: string }[] = []
const asked: string[] = []
beforeAll(async () => {
  seeded = await seededSite(1500)
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms.test')
    if (pathname === '/images/f00-4x3.svg') return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SVG)
    const isKnown =
      request.headers.authorization === `Bearer ${TOKEN}` && searchParams.get('perspective') === 'published'
    const groq = searchParams.get('query') ?? ''
    asked.push(groq)
    const id = JSON.parse(searchParams.get('$id') ?? 'null')
    const result = groq.startsWith('*[_id == $id]') ? (documents.find(({ _id }) => _id === id) ?? null) : documents
    response
      .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
      .end(
        JSON.stringify(
          isKnown ? { query: groq, result, ms: 3, syncTags: [] } : { statusCode: 401, error: 'Unauthorized' },
        ),
      )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
}, 60_000)
afterAll(() => server?.close())

it('publishes what the CMS publishes, keeps a page whose next version has problems, and withdraws what it withdraws', async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = {
    ...seeded.env,
    PICTURES: { put: async () => null } as unknown as R2Bucket,
    ...{
      SANITY_URL: `${origin}/v2025-02-19/data/query/production`,
      SANITY_IMAGES_URL: `${origin}/images`,
      SANITY_TOKEN: TOKEN,
    },
  }
  const shown = async () => {
    const page = await loadCustomPage(seeded.site('it'), { slug: 'dal-cms' })
    return JSON.stringify(page?.blocks ?? null)
  }
  documents = [about(paragraph('Ciao & benvenuti'))]
  await importFromCms({ ...env, SANITY_TOKEN: 'another' })
  expect(await shown()).toBe('null')
  await importFromCms(env)
  expect(await shown()).toContain('<p><strong>Ciao &amp; benvenuti</strong></p>')
  expect(await shown()).toContain('Un cerchio')

  asked.length = 0
  await importFromCms(env)
  expect(asked, 'documents that have not changed').toHaveLength(1)

  documents = [
    { ...about([...paragraph('x'), { _type: 'youtube', _key: 'y' }]), _rev: 'r2' },
    { _id: 'lonely', _type: 'page', _rev: 'r1', slugs: {} } as never,
  ]
  await importFromCms(env)
  expect(await shown()).toContain('Ciao &amp; benvenuti')
  expect(await loadImported(env.DB)).toEqual({
    'about-cms': { revision: 'r2', type: 'page', problems: ['a text contains youtube, which pages cannot show'] },
    lonely: { revision: 'r1', type: 'page', problems: expect.arrayContaining([expect.stringMatching(/^seo: /)]) },
  })

  documents = []
  await importFromCms(env)
  expect(await shown()).toBe('null')
  expect(await loadImported(env.DB)).toEqual({})
})
