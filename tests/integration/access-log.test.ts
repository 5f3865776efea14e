import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf } from '../support/log-lines.ts'
import { header, type LogLine, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('access log', () => {
  it('has one line per request', async () => {
    const response = await site.request('de', '/suchen?textSearch=japan', { headers: { 'cf-ipcountry': 'AT' } })
    const line = await lineOf(site, response)
    expect(line).toMatchObject({
      market: 'de',
      route: 'search',
      method: 'GET',
      status: 200,
      page: 'miss',
      variations: {
        searchEngineRelevance: false,
        searchTravelsFirst: false,
        talkToUs: { header: true, footer: false },
        wishlist: true,
      },
      country: 'AT',
      bot: false,
    })
    expect(line.time).toMatch(/^2027-01-15T/)
    expect(line.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ call: 'tours', state: 'miss', ms: expect.any(Number) })]),
    )
    expect(header(response, 'server-timing')).toContain('gateway;dur=')
  })

  it('has the same trace in the lines of the storefront and of the calls that it makes', async () => {
    const given = '0af7651916cd43dd8448eb211c80319c'
    const lines = async (headers: Record<string, string>, query: string) => {
      const { trace } = await lineOf(site, await site.request('de', `/suchen?textSearch=${query}`, { headers }))
      const isCall = (line: LogLine) => line.service === 'api' && line.path === '/tours' && line.trace === trace
      await expect.poll(() => site.logs.filter(isCall).length).toBe(1)
      return trace
    }
    expect(await lines({ traceparent: `00-${given}-b7ad6b7169203331-01` }, 'peru')).toBe(given)
    expect(await lines({}, 'kenia')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is JSON from the first line, sign-in service included', async () => {
    await site.request('account', '/.well-known/openid-configuration')
    await site.request('account', '/nothing')
    await site.request('it', '/')
    expect(site.logs.filter(({ text }) => text !== undefined)).toEqual([])
  })

  it('contains no visitor data', async () => {
    const secret = 'alice.secret@example.test'
    const response = await site.request(
      'it',
      `/cerca?textSearch=${encodeURIComponent(secret)}&email=${encodeURIComponent(secret)}`,
      {
        headers: {
          cookie: `note=${secret}`,
          'user-agent': secret,
          'x-forwarded-for': '203.0.113.7',
          referer: `https://x.test/${secret}`,
        },
      },
    )
    const id = header(response, 'x-request-id')
    await lineOf(site, response)
    const lines = site.logs.filter((each) => each.id === id)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/alice|203\.0\.113/)
  })
})
