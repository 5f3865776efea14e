import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

const { env: seeded, sqlite } = await seededSite(10)
const env = {
  ...seeded,
  CLOCK: `${SEED_DAY}T12:00:00Z`,
  API_WRITE_TOKEN: 'a-token-of-no-value',
  PICTURES: { put: async () => null } as unknown as R2Bucket,
}
const idOf = (sql: string) => String(sqlite.prepare(sql).get()?.id)
const tour = idOf(`SELECT id FROM tours WHERE starting_date > '${SEED_DAY}' LIMIT 1`)
const event = idOf(`SELECT id FROM wemeet_events WHERE starts_on > '${SEED_DAY}' LIMIT 1`)
const uploads = sqlite.prepare('SELECT id FROM uploads LIMIT 3').all()

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

const send = (method: string, path: string, body: BodyInit | null, match?: string, headers = {}) =>
  app.request(
    `/backoffice/${path}`,
    {
      method,
      headers: {
        authorization: `Bearer ${env.API_WRITE_TOKEN}`,
        ...(match !== undefined && { 'if-match': match }),
        ...headers,
      },
      body,
    },
    env,
  )
const tagOf = (response: Response) => response.headers.get('etag') ?? ''

const page = (state: string, title: string, slug = 'vigne') => {
  const seo = { title: { it: title }, description: { it: 'Fra le vigne.' } }
  const blocks = [{ id: 'text', blockType: 'rich-text', content: { html: { it: '<p>A settembre.</p>' } } }]
  return JSON.stringify({ state, page: { routingKey: null, attributes: {}, blocks, slugs: { it: slug }, seo } })
}
const picture = (text: string) => {
  const form = new FormData()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h9v9z"/></svg>'
  form.set('file', new File([svg], 'a.svg', { type: 'image/svg+xml' }))
  form.set('altText.us', text)
  return form
}

describe('calls of programs with one If-Match', () => {
  it.each<[string, string, (nth: number) => BodyInit | null]>([
    ['PUT', 'pages/vigne', (nth) => page('published', `Vigne ${nth}`)],
    ['PUT', 'pages/vigne', (nth) => page('draft', `Vigneti ${nth}`)],
    ['PATCH', `tours/${tour}`, (nth) => JSON.stringify({ price: { EUR: 90_000 + nth, GBP: 80_000, USD: 99_000 } })],
    ['PUT', 'pictures/cover-home', (nth) => JSON.stringify({ picture: `upload-${uploads[nth]?.id}` })],
    ['POST', 'images', (nth) => picture(`A square ${nth}`)],
    ['DELETE', `events/${event}`, () => null],
  ])('change a thing once, however close they are: %s %s', async (method, path, body) => {
    if (['PUT', 'POST'].includes(method)) expect((await send(method, path, body(0))).ok).toBe(true)
    const tag = tagOf(await send(method, path, body(0), '"of no version"'))
    const both = await Promise.all([1, 2].map((nth) => send(method, path, body(nth), tag)))
    expect(both.map(({ ok, status }) => (ok ? 'changed' : status)).sort()).toEqual([412, 'changed'])
  })
})

describe('calls of programs', () => {
  const logged = () => sqlite.prepare('SELECT count(*) AS n FROM office_log').get()?.n

  it('have the version in the response to HEAD as in that to GET, and log neither', async () => {
    const before = logged()
    const [head, get] = [await send('HEAD', 'layout/banners', null), await send('GET', 'layout/banners', null)]
    expect([head.status, tagOf(head), await head.text()]).toEqual([200, tagOf(get), ''])
    expect(tagOf(head)).toMatch(/^"\w+"$/)
    expect(logged()).toBe(before)
  })

  it('create with If-None-Match what does not exist, once, however close they are', async () => {
    const create = (nth: number) =>
      send('PUT', 'pages/cantine', page('published', `Cantine ${nth}`, 'cantine'), undefined, { 'if-none-match': '*' })
    const both = await Promise.all([create(1), create(2)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    const late = await create(3)
    expect([late.status, await late.json()]).toMatchObject([412, { error: { code: 'other_version' } }])
    expect(await (await send('GET', 'pages/cantine', null)).text()).not.toContain('Cantine 3')
  })
})
