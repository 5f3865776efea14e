import { Hono } from 'hono'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import app from '../../backend/api/index.ts'
import { contractCalls } from '../../shared/contracts/calls/contract-calls.ts'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../tests/support/builders/seeded-site.ts'
import { reportOf } from './report.ts'
import { runCalls } from './run-calls.ts'

const EVENTS_MIGRATIONS = 'backend/api/experiments/migrations'
const KEY = 'a-key-of-no-value-but-long-enough-0123456789'
const instant = `${SEED_DAY}T10:00:00.000Z`
const target = {
  base: 'http://api.test',
  market: 'it',
  key: KEY,
  hasChanges: true,
  ids: { uuid: '6f1d2c3b-8a79-4e5f-9b0a-1c2d3e4f5a6b', hash: 'a1'.repeat(32), email: 'anna@example.com', instant },
}

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
}, 60_000)

it('finds that the embedded back end answers every call as it says', async () => {
  const waiting: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => void waiting.push(work), passThroughOnException: () => {} }
  const env = { ...seeded.env, EVENTS_DB: memoryD1(EVENTS_MIGRATIONS).db, CONTENT_KEY: KEY, CLOCK: instant }
  const fetch = async (request: Request) => app.fetch(request, env, context as unknown as ExecutionContext)
  const { text, isFit } = reportOf(await runCalls({ ...target, fetch }, contractCalls))
  expect(text.split('\n').filter((line) => !line.endsWith(': ready'))).toEqual([])
  expect(isFit).toBe(true)
})

describe('of a back end of three calls', () => {
  const calls = new Set(['/layouts', '/custompages/show', '/tours'])
  const fetch = async (request: Request) =>
    calls.has(new URL(request.url).pathname)
      ? app.fetch(request, seeded.env)
      : Response.json({ success: false }, { status: 404 })
  const report = async (own: typeof fetch) =>
    reportOf(await runCalls({ ...target, key: undefined, fetch: own }, contractCalls))

  it('names what each further call adds, where ids of travels are their slugs', async () => {
    const ids = new Map<string, string>()
    const withSlugs = async (request: Request) => {
      if (!request.url.includes('/tours?')) return fetch(request)
      const body: { travelId?: string[] } = await request.json()
      const travelId = body.travelId?.map((slug) => ids.get(slug) ?? slug)
      const response = await fetch(new Request(request, { body: JSON.stringify({ ...body, travelId }) }))
      if (response.status !== 200) return response
      const json: { data: { data: { travel: { id: string; slug: string } }[] } } = await response.json()
      for (const { travel } of json.data.data) {
        ids.set(travel.slug, travel.id)
        travel.id = travel.slug
      }
      return Response.json(json)
    }
    const { text, isFit } = await report(withSlugs)
    expect(text).toMatch(/^pages: ready\nsearch: ready\ntrips: ready\n/)
    expect(text).not.toMatch(/incomplete|broken/)
    expect(text).toContain('travels in search: missing\n  POST /travels/paginated: missing, 404\nfilters: missing\n')
    expect(isFit).toBe(true)
  })

  it('says that travels have no pages, where their ids are not their slugs', async () => {
    const named = async (request: Request) => {
      const response = await fetch(request)
      if (!request.url.includes('/tours?')) return response
      return new Response((await response.text()).replaceAll('"slug":"', '"slug":"trip-'), response)
    }
    const { text, isFit } = await report(named)
    expect(text).toMatch(/^pages: ready\nsearch: ready\ntrips: broken\n {2}POST \/tours: not the departures of/)
    expect(isFit).toBe(false)
  })
})

it('lists each issue of a back end of three calls at once, and what it lacks', async () => {
  const broken = new Hono()
    .get('/layouts', (c) => c.json({ success: true, data: { header: { menu: [] }, beans: [{ id: 1 }, { id: 2 }] } }))
    .get('/custompages/show', (c) => c.text('<html>'))
    .post('/tours', (c) => c.json({ success: false, error: { code: 'down', message: 'later' } }, 503))
  const fetch = async (request: Request) => broken.fetch(request)
  const { text, isFit } = reportOf(await runCalls({ ...target, key: undefined, fetch }, contractCalls))
  expect(isFit).toBe(false)
  const expected = expect.arrayContaining([
    'pages: broken',
    '  GET /layouts: data.footer: Invalid input: expected object, received undefined',
    '  GET /layouts: data.beans.[].id: Invalid input: expected string, received number (2 times)',
    '  GET /custompages/show: 200, and no JSON: <html>',
    '  POST /tours: 503 down: later',
    'flights: not tried',
    '  GET /flights: left out, calls before it found nothing to ask for',
    'search engines: missing',
    '  GET /sitemap: missing, 404',
  ])
  expect(text.split('\n')).toEqual(expected)
})
