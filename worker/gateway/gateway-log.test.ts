import { describe, expect, it } from 'vitest'
import { GERMAN_HOME, observedGateway, PRODUCTION } from '../../tests/support/builders/observed-gateway.ts'

const { get, requestLine } = observedGateway()

describe('the log', () => {
  it('names request, market, route and page', async () => {
    const { headers } = await get('/cerca', { 'cf-ray': 'abcdef12-MXP' })
    expect(headers.get('x-request-id')).toBe('abcdef12-MXP')
    expect(requestLine()).toMatchObject({
      ...{ id: 'abcdef12-MXP', method: 'GET', status: 200, market: 'it', route: 'search', page: 'bypass', bot: false },
    })
    expect(headers.get('server-timing')).toMatch(/^gateway;dur=\d+, page;desc="bypass"/)
  })

  it('names the failure of the sessions, without which the visitor is anonymous', async () => {
    const SESSIONS = { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('D1_ERROR')) }) }) }
    const cookie = `__Host-session=${'a'.repeat(64)}`
    const variables = { SESSIONS, AUTH_ISSUER: 'http://account.localhost:8787' }
    expect((await get('/cerca', { cookie }, variables)).status).toBe(200)
    expect(requestLine()?.error).toBe('session')
  })

  it('measures how long the response took', async () => {
    const startedAt = performance.now()
    const { headers } = await get('/cerca')
    const ms = Math.ceil(performance.now() - startedAt)
    expect(requestLine()?.ms).toSatisfy((logged: number) => logged >= 0 && logged <= ms)
    expect(headers.get('server-timing')).toContain(`gateway;dur=${requestLine()?.ms},`)
  })

  it('times the calls of the back end for developers', async () => {
    const { headers } = await get('/', { 'cf-ipcountry': 'GB' })
    expect(headers.get('server-timing')).toMatch(/, layouts;desc="\w+";dur=\d+$/)
  })

  it('is counted by deployment', async () => {
    const points: AnalyticsEngineDataPoint[] = []
    const METRICS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) }
    await get('/cerca', {}, { METRICS, VERSION: { id: 'd1' } })
    await get('/cerca', {}, { METRICS })
    const requests = points.filter(({ blobs }) => blobs?.[0] === 'request')
    expect(requests.map(({ blobs }) => blobs?.at(-1))).toEqual(['d1', ''])
  })

  it('has no timings for browsers in production', async () =>
    expect((await get(GERMAN_HOME, {}, PRODUCTION)).headers.get('server-timing')).toBeNull())

  it.each(['short', 'x'.repeat(41), 'with space-1'])('gives another id instead of %j', async (ray) =>
    expect((await get('/', { 'cf-ray': ray })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/),
  )
})
