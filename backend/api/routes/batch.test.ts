import { beforeAll, expect, it, vi } from 'vitest'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
})

const ctx = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
const send = (calls: unknown, DB = seeded.env.DB) =>
  app.request(
    '/batch',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ calls }) },
    { ...seeded.env, DB, CLOCK: '2027-01-15T10:00:00.000Z' },
    ctx,
  )
const get = (path: string) => ({ method: 'GET', path })

it('responds to each call as alone, with one version of the data', async () => {
  const session = { prepare: vi.fn((sql: string) => seeded.env.DB.prepare(sql)) }
  const DB = { ...seeded.env.DB, withSession: () => session } as unknown as D1Database
  const body = { priceTo: 150_000, currency: 'EUR' }
  const searches = ['/tours', '/tours/facets'].map((path) => ({ method: 'POST', path: `${path}?market=it`, body }))
  const response = await send(
    [...searches, get('/travels/show?market=it&slug=nowhere'), get('/wishlist?market=it')],
    DB,
  )
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .toSorted((a, b) => a.index - b.index)
  expect(lines.map(({ status }) => status)).toEqual([200, 200, 404, 404])
  expect(new Set(lines.slice(0, 2).map(({ version }) => version)).size).toBe(1)
  expect(session.prepare.mock.calls.filter(([sql]) => sql.includes('FROM changes'))).toHaveLength(1)
  for (const [index, { path, body }] of searches.entries()) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const alone = await app.request(path, init, { ...seeded.env, DB, CLOCK: '2027-01-15T10:00:00.000Z' }, ctx)
    expect(lines[index].body).toEqual(await alone.json())
  }
})

it.each([
  ['no calls', []],
  ['another method', [{ method: 'DELETE', path: '/tours' }]],
  ['another host', [get('https://example.com/')]],
  ['another host without a scheme', [get('//example.com/tours')]],
  ['a path that is no URL', [get('/\\[')]],
  ['a GET with a body', [{ ...get('/filters?market=it'), body: {} }]],
  ['too many', Array.from({ length: 9 }, () => get('/filters?market=it'))],
])('refuses %s', async (_, calls) => expect((await send(calls)).status).toBe(422))
