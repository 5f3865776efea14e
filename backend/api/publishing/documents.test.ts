import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import { localizedText } from '../../../tests/support/builders/localized-text.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

const TOKEN = 'a-token-of-no-value'

let seeded: SeededSite
beforeEach(async () => {
  seeded = await seededSite(400)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
}, 60_000)

type Source = Record<string, unknown>

const send = async <T = Source>(method: string, path: string, body?: unknown) => {
  const response = await app.request(
    path,
    {
      method,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { ...seeded.env, CLOCK: `${SEED_DAY}T12:00:00Z`, API_WRITE_TOKEN: TOKEN },
  )
  const json = (await response.json()) as { data: T; error?: { message: string } }
  return { status: response.status, ...json }
}
const load = (name: string) => send('GET', `/backoffice/layout/${name}`)
const save = (name: string, source: unknown) => send('PUT', `/backoffice/layout/${name}`, source)
const blocksAt = async (market: MarketId, slug: string) => {
  const { data } = await send<{ blocks: Block[] }>('GET', `/custompages/show?market=${market}&slug=${slug}`)
  return new Map(data.blocks.map(({ id, content }) => [id, JSON.stringify(content)]))
}

describe('documents of countries and places', () => {
  it.each([
    ['country/jpn', 'viaggi-giappone'],
    ['place/sahara', 'viaggi-sahara'],
  ])('%s: a sentence shows on its page in its market, and the other blocks stay generated', async (name, slug) => {
    const { data } = await load(name)
    const introduction = { ...(data.introduction as Record<string, string>), it: 'Una frase della <redazione>.' }
    const before = await blocksAt('it', slug)
    const german = await blocksAt('de', name === 'country/jpn' ? 'japan-reisen' : 'sahara-reisen')
    expect(await save(name, { ...data, introduction })).toMatchObject({ status: 200, data: { part: name } })
    const after = await blocksAt('it', slug)
    expect(after.get('intro')).toContain('<p>Una frase della &lt;redazione&gt;.</p>')
    expect([...after.keys()]).toEqual([...before.keys()])
    expect([...after].filter(([id, content]) => content !== before.get(id)).map(([id]) => id)).toEqual(['intro'])
    expect(await blocksAt('de', name === 'country/jpn' ? 'japan-reisen' : 'sahara-reisen')).toEqual(german)
    expect((await load(name)).data).toEqual({ ...data, introduction })
  })

  it('give a country questions, before those that the catalogue answers', async () => {
    const before = (await blocksAt('it', 'viaggi-giappone')).get('faq') ?? ''
    const asked = {
      id: 'visa',
      question: localizedText('Serve il visto?'),
      answer: localizedText('Fino a 90 giorni no.'),
    }
    const { data } = await load('country/jpn')
    expect((await save('country/jpn', { ...data, questions: [asked] })).status).toBe(200)
    const after = (await blocksAt('it', 'viaggi-giappone')).get('faq') ?? ''
    expect(after).toContain('Serve il visto?')
    expect(after.indexOf('Serve il visto?')).toBeLessThan(
      after.indexOf(before.match(/"question":"([^"]+)/)?.[1] ?? '-'),
    )
  })

  it('start with the id of a country, which alone returns to the composed page', async () => {
    const composed = await blocksAt('it', 'viaggi-giappone')
    const { data } = await load('country/jpn')
    expect((await save('country/jpn', { id: 'jpn' })).status).toBe(200)
    expect((await blocksAt('it', 'viaggi-giappone')).get('intro')).not.toBe(composed.get('intro'))
    seeded.sqlite.exec("DELETE FROM documents WHERE name = 'country/jpn'")
    expect((await load('country/jpn')).data).toEqual({ id: 'jpn' })
    await save('country/jpn', data)
    expect(await blocksAt('it', 'viaggi-giappone')).toEqual(composed)
  })

  it('have the path in one segment too', async () => {
    expect((await load('country%2Fjpn')).data).toEqual((await load('country/jpn')).data)
  })

  it.each([
    ['country/xxx', { id: 'xxx' }],
    ['country/sahara', { id: 'sahara' }],
    ['place/jpn', { id: 'jpn' }],
    ['country', { id: 'jpn' }],
    ['country/jpn/x', { id: 'jpn' }],
    ['cookies', []],
  ])('are missing: %s', async (name, source) => {
    expect((await load(name)).status).toBe(404)
    expect((await save(name, source)).status).toBe(404)
  })

  it.each([
    ['another id', 'country/jpn', { id: 'isl' }, 'id: cannot be changed'],
    ['an unknown field', 'country/jpn', { html: 'x' }, 'Unrecognized key: "html"'],
    ['one language', 'country/jpn', { introduction: { it: 'x' } }, 'introduction.en'],
    ['a script', 'country/jpn', { introduction: localizedText('<a href="javascript:x">x</a>') }, 'unsafe link'],
    ['another name', 'place/sahara', { name: localizedText('Desert') }, 'name: cannot be changed'],
    ['other weather', 'place/sahara', { climate: 'cccccccccccc' }, 'climate: cannot be changed'],
    ['other travels', 'place/sahara', { travels: ['japan-tokyo-kyoto'] }, 'travels: cannot be changed'],
  ])('are refused with %s', async (_name, document, change, reason) => {
    const { data } = await load(document)
    const { status, error } = await save(document, { ...data, ...change })
    expect([status, error?.message]).toEqual([422, expect.stringContaining(reason)])
  })
})
