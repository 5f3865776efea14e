import { beforeEach, describe, expect, it, vi } from 'vitest'
import { travelPath } from '../../../markets/links.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import type { DataContext } from '../../data/public-client.ts'
import { UpstreamError } from '../../data/transport.ts'

vi.mock('../../data/trips.ts', () => ({ loadTravel: vi.fn() }))
// An earlier file of the process may have imported the page with the real data.
vi.resetModules()
const { loadTravel } = await import('../../data/trips.ts')
const { travelPage } = await import('./page.ts')

const loaded = vi.mocked(loadTravel)
const respond = (value: TravelDetail | null, state: 'hit' | 'stale-if-error' = 'hit') =>
  loaded.mockResolvedValue({ value, storedAt: 1_795_000_000_000, state })

const data = { config: { now: () => 1_795_000_000_000 } } as unknown as DataContext
const visit = (market: MarketId, path = travelPath(markets[market], 'japan-tokyo-kyoto')) =>
  travelPage.build({
    site: { ...sampleSite(market), path },
    data,
    params: { travel: 'japan-tokyo-kyoto' },
    query: '',
  })

const pageOf = async (market: MarketId) => {
  const result = await visit(market)
  if (result.kind !== 'page') throw new Error(`the result is ${result.kind}`)
  return result
}

beforeEach(() => {
  loaded.mockReset()
})

describe('travel page', () => {
  it('loads the travel of the path for the market', async () => {
    respond(sampleTravel())
    await visit('de')
    expect(loaded).toHaveBeenCalledExactlyOnceWith(data, 'de', 'japan-tokyo-kyoto')
  })

  it('is missing for an unknown travel', async () => {
    respond(null)
    expect(await visit('it')).toEqual({ kind: 'missing' })
  })

  it('redirects to its own path from another slug, and from the path of another market', async () => {
    respond({ ...sampleTravel(), slug: 'giappone-tokyo-kyoto' })
    for (const path of ['/viaggi/japan-tokyo-kyoto', '/reiseziele/giappone-tokyo-kyoto'])
      expect(await visit('it', path)).toMatchObject({
        kind: 'redirect',
        status: 301,
        to: '/viaggi/giappone-tokyo-kyoto',
      })
  })

  it('fails when the back end fails', async () => {
    loaded.mockImplementation(async () => {
      throw new UpstreamError('timeout', 'travel', '2000 ms')
    })
    await expect(visit('it')).rejects.toThrow('travel: timeout')
  })

  it.each([
    ['hit', false],
    ['stale-if-error', true],
  ] as const)('with %s data, degraded is %s', async (state, degraded) => {
    respond(sampleTravel(), state)
    expect(await pageOf('it')).toMatchObject({
      pricesAt: 1_795_000_000_000,
      degraded,
    })
  })

  it('has title, description, robots, canonical path and alternates', async () => {
    respond(sampleTravel())
    const { head } = await pageOf('es')
    expect(head).toMatchObject({
      title: 'Japan classic',
      description: 'From Tokyo to Kyoto by train, with baths & temples. Viaje en grupo de 10 días con coordinador.',
      robots: 'index,follow',
      canonical: '/viajes/japan-tokyo-kyoto',
      alternates: {
        it: '/viaggi/japan-tokyo-kyoto',
        us: '/destinations/japan-tokyo-kyoto',
        we: '/destinations/japan-tokyo-kyoto',
        es: '/viajes/japan-tokyo-kyoto',
        fr: '/destinations/japan-tokyo-kyoto',
        de: '/reiseziele/japan-tokyo-kyoto',
      },
    })
    expect(head.image?.id).toBe('japan-landscape')
    expect(head.linkedData).toHaveLength(2)
  })

  it('does not extend a summary that is already long enough', async () => {
    const summary = 'Neon and shrines, timber houses, gardens and red gates. '.repeat(3).trim()
    respond({ ...sampleTravel(), summary })
    expect((await pageOf('es')).head.description).toBe(summary)
  })

  it('preloads the cover per screen format', async () => {
    respond(sampleTravel())
    const { head } = await pageOf('it')
    expect(head.preloads.map(({ srcSet, media }) => [srcSet.match(/japan-\w+/)?.[0], media])).toEqual([
      ['japan-landscape', '(min-width: 1024px)'],
      ['japan-portrait', '(max-width: 1023.98px)'],
    ])
  })
})
