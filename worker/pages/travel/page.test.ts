import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import type { DataContext } from '../../data/public-client.ts'
import { UpstreamError } from '../../data/transport.ts'

vi.mock('../../data/trips.ts', () => ({ loadTravel: vi.fn() }))
// Files of one process share modules: an earlier one may have loaded the page with the real data.
vi.resetModules()
const { loadTravel } = await import('../../data/trips.ts')
const { travelPage } = await import('./page.ts')

const loaded = vi.mocked(loadTravel)
const answers = (value: TravelDetail | null, state: 'hit' | 'stale-if-error' = 'hit') =>
  loaded.mockResolvedValue({ value, storedAt: 1_795_000_000_000, state })

const data = { config: { now: () => 1_795_000_000_000 } } as unknown as DataContext
const visit = (market: MarketId) =>
  travelPage.build({ site: sampleSite(market), data, params: { travel: 'japan-tokyo-kyoto' }, query: '' })

const pageOf = async (market: MarketId) => {
  const answer = await visit(market)
  if (answer.kind !== 'page') throw new Error(`the answer is ${answer.kind}`)
  return answer
}

beforeEach(() => {
  loaded.mockReset()
})

describe('the travel page', () => {
  it('asks for the travel of the path in the language of the market', async () => {
    answers(sampleTravel())
    await visit('de')
    expect(loaded).toHaveBeenCalledExactlyOnceWith(data, 'de', 'japan-tokyo-kyoto')
  })

  it('has no page for a travel that does not exist', async () => {
    answers(null)
    expect(await visit('it')).toEqual({ kind: 'missing' })
  })

  it('fails with the back end: the travel is all there is to show', async () => {
    loaded.mockImplementation(async () => {
      throw new UpstreamError('timeout', 'travel', '2000 ms')
    })
    await expect(visit('it')).rejects.toThrow('travel: timeout')
  })

  it.each([
    ['hit', false],
    ['stale-if-error', true],
  ] as const)('data that is a %s makes a degraded page: %s', async (state, degraded) => {
    answers(sampleTravel(), state)
    expect(await pageOf('it')).toMatchObject({
      tags: ['travel:japan-tokyo-kyoto'],
      pricesAt: 1_795_000_000_000,
      degraded,
    })
  })

  it('tells search engines what the page is, and where it is in every market', async () => {
    answers(sampleTravel())
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
    expect(head.linkedData).toHaveLength(3)
  })

  it('adds nothing to a summary that fills the line of a search engine', async () => {
    const summary = 'Neon and shrines, timber houses, gardens and red gates. '.repeat(3).trim()
    answers({ ...sampleTravel(), summary })
    expect((await pageOf('es')).head.description).toBe(summary)
  })

  it('preloads the first four pictures, the cover before the others and in the shape of the screen', async () => {
    answers(sampleTravel())
    const { head } = await pageOf('it')
    expect(head.preloads.map(({ srcSet, media }) => [srcSet.match(/japan-\w+/)?.[0], media])).toEqual([
      ['japan-landscape', '(min-width: 1024px)'],
      ['japan-portrait', '(max-width: 1023.98px)'],
      ['japan-photo', undefined],
      ['japan-photo', undefined],
      ['japan-photo', undefined],
    ])
    expect(head.preloads.map(({ priority }) => priority)).toEqual([undefined, undefined, 'auto', 'auto', 'auto'])
  })
})
