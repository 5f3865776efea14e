import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { FILTERS } from '../../shared/filters/definitions.ts'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { PRIVATE_MODALS } from '../modals/private.ts'
import { PUBLIC_MODALS } from '../modals/public.ts'
import { rateLimitOf } from './rate-limit-step.ts'

describe('rateLimitOf', () => {
  it.each([
    ['GET', '/cerca', 'SEARCH_LIMIT'],
    ['GET', '/eventi-wemeet?place=roma', 'SEARCH_LIMIT'],
    ['GET', '/api/destinations', 'SEARCH_LIMIT'],
    ['GET', '/cerca-con-ia-9x2', 'ASK_LIMIT'],
    ['POST', '/api/sign-up/code', 'CODES_LIMIT'],
    ['POST', '/api/contact', 'FORMS_LIMIT'],
    ['POST', '/logout', 'FORMS_LIMIT'],
    ['POST', '/api/events', 'EVENTS_LIMIT'],
    ['POST', '/api/wishlist/tour/a', 'PERSONAL_LIMIT'],
    ['PUT', '/cerca', 'FORMS_LIMIT'],
    ['GET', '/api/account/picture', 'PERSONAL_LIMIT'],
    ['GET', '/api/booking/a-1/start', 'PERSONAL_LIMIT'],
    ['GET', '/api/my-data', 'PERSONAL_LIMIT'],
    ['GET', '/preferiti', 'PERSONAL_LIMIT'],
    ['HEAD', '/avvisi', 'PERSONAL_LIMIT'],
    ['GET', '/login', 'PERSONAL_LIMIT'],
    ['GET', '/login/redirect', 'PERSONAL_LIMIT'],
    ...['chatbot', 'confirm-removal', 'event-join', 'group-info', 'notify-me', 'verification-code'].map(
      (type) => ['GET', `/viaggi/giappone?modal=&type=${type}`, 'PERSONAL_LIMIT'] as const,
    ),
    ['GET', '/cerca?modal=&type=chatbot', 'SEARCH_LIMIT'],
    ['GET', '/viaggi?priceTo=150000', 'SEARCH_LIMIT'],
    ['GET', '/viaggi/giappone?utm_source=a&destinationId%5B%5D=jpn', 'SEARCH_LIMIT'],
    ['GET', '/viaggi?priceTo=150000&modal=&type=chatbot', 'PERSONAL_LIMIT'],
    ['GET', '/viaggi?utm_source=a&currency=USD', null],
    ['GET', '/viaggi/giappone?modal=&type=gallery', 'PATHS_LIMIT'],
    ['GET', '/?type=chatbot', null],
    ['GET', '/viaggi/api/sign-up/code', 'PATHS_LIMIT'],
    ['GET', '/', null],
    ['GET', '/viaggi/giappone', 'PATHS_LIMIT'],
    ['GET', '/no-such-page', 'PATHS_LIMIT'],
    ['HEAD', '/no/such/page', 'PATHS_LIMIT'],
    ['GET', '/sitemaps/no-such-map.xml', 'PATHS_LIMIT'],
    ['GET', '/api/no-such-call', 'PATHS_LIMIT'],
    ...['bookings', 'changed', 'flags/webhook', 'backchannel-logout'].map(
      (call) => ['POST', `/api/${call}`, null] as const,
    ),
  ] as const)('%s %s counts against %s', (method, url, limit) => {
    const [path = '', query] = url.split('?')
    expect(rateLimitOf(method, path, new URLSearchParams(query), markets.it)).toBe(limit)
  })
})

describe('the WAF rules of docs/operations.md', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').split('\n')
  const ruleOf = (limit: string) => rows.find((row) => row.startsWith(`\`${limit}\`|`))?.split('|')[3] ?? ''

  it.each(Object.values(markets))('contain the limited paths of $id', (market) => {
    for (const path of Object.values(market.paths)) {
      const limit = path && rateLimitOf('GET', path, new URLSearchParams(), market)
      if (limit) expect(ruleOf(limit)).toContain(`"${path}"`)
    }
  })

  it('contain the parameters of a search', () => {
    for (const [key, { isList }] of Object.entries(FILTERS))
      expect(ruleOf('SEARCH_LIMIT')).toContain(`"${key}${isList ? '[]' : ''}"`)
  })

  it('contain the modals for one visitor', () => {
    for (const type of Object.keys({ ...PUBLIC_MODALS, ...PRIVATE_MODALS }))
      expect(ruleOf('PERSONAL_LIMIT').includes(`\`type=${type}\``), type).toBe(type in PRIVATE_MODALS)
  })
})

describe('a request beyond its limit', () => {
  const requestFrom = async (address: string | null, path = '/cerca', init: RequestInit = {}, accept = '*/*') => {
    const lines: Record<string, unknown>[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
    const counted: string[] = []
    const refusing = {
      limit: async ({ key }: { key: string }) => {
        counted.push(key)
        return { success: false }
      },
    }
    const site = gatewaySite({
      variables: { SEARCH_LIMIT: refusing, FORMS_LIMIT: refusing },
      page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
    })
    const headers = { accept, ...(address !== null && { 'cf-connecting-ip': address }) }
    const response = await site.request(path, headers, init)
    log.mockRestore()
    return { response, counted, line: lines.findLast(({ method }) => method !== undefined) }
  }

  it('is refused for a minute with a short message for scripts', async () => {
    const { response, counted, line } = await requestFrom('2001:db8:1:2::9')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ error: 'too often', message: expect.stringMatching(/[a-z]{3}.*\./) })
    expect(counted).toEqual(['2001:db8:1:2'])
    expect(line).toMatchObject({ status: 429, error: 'rate limit' })
  })

  it('is refused with a page for people, which names the request', async () => {
    const { response } = await requestFrom('198.51.100.7', '/cerca', {}, 'text/html,*/*')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    const page = await response.text()
    expect(page).toContain('<html lang="it-IT"')
    expect(page).toContain(response.headers.get('x-request-id'))
  })

  it('has its body read to the end before the response, or it would cost the connection', async () => {
    let parts = 10
    let isRead = false
    const body = new ReadableStream(
      {
        pull: async (controller) => {
          await new Promise((resolve) => setImmediate(resolve))
          controller.enqueue(new TextEncoder().encode('a=1&'))
          if (--parts > 0) return
          controller.close()
          isRead = true
        },
      },
      { highWaterMark: 0 },
    )
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect((await requestFrom('198.51.100.7', '/api/contact', init)).response.status).toBe(429)
    expect(isRead).toBe(true)
  })

  it('is refused on the growth pages, too', async () => {
    expect((await requestFrom('198.51.100.7', '/__growth/sign-in', { method: 'POST' })).response.status).toBe(429)
    expect((await requestFrom('198.51.100.7', '/__growth/sign-in')).counted).toEqual([])
  })

  it.each([null, '127.0.0.1', '::1'])('is served to the address %j, which is not counted', async (address) => {
    const { response, counted } = await requestFrom(address)
    expect([response.status, counted]).toEqual([200, []])
  })

  it.each(['/api/destination%73', '/%63erca', '/%61pi/search-options'])(
    'is counted when its path is encoded as %s',
    async (path) => {
      expect((await requestFrom('198.51.100.7', path)).counted).toEqual(['198.51.100.7'])
    },
  )

  it('is served where there is no such limit', async () => {
    expect((await requestFrom('198.51.100.7', '/preferiti')).response.status).toBe(200)
    expect((await requestFrom('198.51.100.7', '/viaggi')).counted).toEqual([])
  })
})
