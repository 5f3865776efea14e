import { describe, expect, it } from 'vitest'
import { observedGateway, PRODUCTION } from '../../tests/support/builders/observed-gateway.ts'

const gateway = observedGateway()
const { get, requestLine, site } = gateway

describe('a path', () => {
  it.each([
    ['/CERCA/?a=1', 301, '/cerca?a=1', 'redirect'],
    ['/suchen', 301, '/cerca', 'redirect'],
    ['/coordinadores/anna', 301, '/coordinatori/anna', 'redirect'],
    ['/reiseziele/japan/route', 200, null, 'travels-travel-itinerary'],
    ['/%E0%A4%A', 200, null, 'malformed path'],
    ['/speculation-rules.json', 200, null, 'speculation rules'],
    ['/cerca', 200, null, 'search'],
    ['/qualunque', 200, null, 'catch-all'],
    ['/caff%C3%A8', 200, null, 'catch-all'],
    ['/api/unknown', 404, null, 'api'],
  ])('%s responds %i to %j as route %s', async (path, expected, location, route) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([expected, location])
    expect(requestLine()?.route).toBe(route)
  })

  it('that cannot be decoded below a travel is an unknown departure of that travel', async () => {
    await get('/viaggi/tokyo/%E0%A4%A')
    await get('/cerca/tokyo/%E0%A4%A')
    await get('/%E0%A4%A')
    expect(gateway.keys).toMatchObject([
      { route: 'travels-travel-tour', path: '/viaggi/tokyo/', parameters: { travel: 'tokyo', tour: '' } },
      { route: 'catch-all', path: '', parameters: {} },
      { route: 'catch-all', path: '', parameters: {} },
    ])
  })

  it('of an unknown host is not found, with links to the markets', async () => {
    const response = await get('http://other.localhost:8787/')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('http://de.localhost:8787')
    expect(requestLine()).toMatchObject({ status: 404, error: 'unknown host' })
  })

  it('of a further host of a market leads to its own, in a deployment', async () => {
    const HOST_ALIASES = { 'example.com': 'de' }
    const ask = (variables: object) => get('http://example.com/reisen?a=%20b', {}, { HOST_ALIASES, ...variables })
    const { status, headers } = await ask(PRODUCTION)
    expect([status, headers.get('location')]).toEqual([301, 'https://www.de.example/reisen?a=%20b'])
    expect((await ask({})).headers.get('location')).toBeNull()
  })

  it('accepts GET and HEAD only', async () => {
    gateway.status = 405
    const response = await site().request(
      '/cerca',
      { origin: 'http://it.localhost:8787' },
      { method: 'PUT', body: 'a=1' },
    )
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
