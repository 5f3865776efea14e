import { afterEach, describe, expect, it, vi } from 'vitest'
import { verifyToken } from '../../../shared/signing/signed-token.ts'
import { sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import { sampleFilters, samplePage } from '../../../tests/support/builders/sample-search.ts'
import { memoryCaches } from '../../../tests/support/memory-caches.ts'
import { makeDataLog } from '../../telemetry/request-log.ts'
import type { PageVisit } from '../../visit/visit.ts'

const DEADLINE_MS = 2500

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

/** Asks in a new isolate. Filters and model take time of a fake clock; the model then fails, so that the rules parse. */
const ask = async (took: { filters: number; model: number; modelBytes?: number }) => {
  vi.resetModules()
  vi.stubGlobal('caches', memoryCaches())
  const { loadAskPage } = await import('./load-ask-page.ts')
  const paths: string[] = []
  const respond = async (request: Request) => {
    const { pathname } = new URL(request.url)
    paths.push(pathname)
    if (pathname === '/filters') site.clock.now += took.filters
    if (pathname === '/v1/chat/completions') site.clock.now += took.model
    if (pathname === '/v1/chat/completions' && took.modelBytes) return new Response('\n'.repeat(took.modelBytes))
    const data = { '/filters': sampleFilters, '/ask/allowance': { allowed: true }, '/tours': samplePage([]) }[pathname]
    return Response.json({ success: data !== undefined, data }, { status: data === undefined ? 400 : 200 })
  }
  vi.stubGlobal('fetch', respond)
  const site = sampleSignIn({ API: { fetch: respond }, ASK_URL: 'http://model.example/v1', ASK_MODEL: 'one' })
  const started = site.clock.now
  const config = { ...site.config, now: () => site.clock.now }
  const visit = site.visitOf('/cerca-con-ia-9x2?q=meno+di+1000+euro', {
    config,
    route: { name: 'search-ai', parameters: {}, path: '/cerca-con-ia-9x2' },
    country: null,
    flags: {} as PageVisit['flags'],
    data: { env: site.env, config, deadline: started + DEADLINE_MS, waitUntil: () => undefined, log: makeDataLog() },
  })
  const result = await loadAskPage(visit as PageVisit)
  if (!('model' in result)) throw new Error('a redirect')
  const { model, deadline = Number.NaN } = result
  const { report } = visit.log
  return { paths, model, report, deadlineMs: deadline - started, ...{ started, key: config.SIGNING_KEY } }
}

it('lets an answer be rated for a day', async () => {
  const { model, started, key } = await ask({ filters: 0, model: 0 })
  const token = model.state === 'answered' ? model.answer.token : ''
  const isValid = async (ms: number) => (await verifyToken(key, 'rating of an answer', token, started + ms)) !== null
  expect([await isValid(86_399_999), await isValid(86_400_000)]).toEqual([true, false])
})

it('logs call and size of a model answer that is too large', async () => {
  const { report } = await ask({ filters: 0, model: 0, modelBytes: 1_000_001 })
  expect(report).toMatchObject({ call: 'ask model', failure: 'too large', bytes: 1_000_001 })
})

describe('deadline of the AI search', () => {
  it('is the one that the request had before the filters were loaded', async () => {
    const { paths, deadlineMs } = await ask({ filters: 1800, model: 0 })
    expect(paths).toContain('/ask/allowance')
    expect(deadlineMs).toBe(2500)
  })

  it('applies to the call for the allowance', async () => {
    const { paths, deadlineMs } = await ask({ filters: 2600, model: 0 })
    expect(paths).not.toContain('/ask/allowance')
    expect(deadlineMs).toBe(2500)
  })

  it('moves by the time of the model, which has a timeout of its own', async () => {
    const { paths, deadlineMs } = await ask({ filters: 1800, model: 5000 })
    expect(paths).toEqual(expect.arrayContaining(['/v1/chat/completions', '/tours']))
    expect(deadlineMs).toBe(7500)
  })
})
