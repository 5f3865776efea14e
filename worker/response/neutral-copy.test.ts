import build from 'virtual:client-build'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import type { PageState } from '../engine/cache/page-cache.ts'
import { readPageResponse } from '../engine/cache/page-codec.ts'
import type { PageKey } from '../engine/cache/page-key.ts'
import { readConfig } from '../env.ts'
import type { Visit } from '../visit/visit.ts'
import { neutralCopy } from './neutral-copy.ts'

const { env } = gatewaySite({ page: () => ({ fetch: async () => new Response() }) })
const ITINERARY = {
  market: 'it',
  route: 'travels-travel-itinerary',
  path: '/viaggi/tokyo/itinerario',
  query: '',
} as PageKey

const copyOf = async (
  key: Partial<PageKey> = {},
  state: PageState = 'memory',
  headers: Record<string, string> = { 'x-offline-copy': 'neutral' },
  status = 200,
): Promise<string | null> => {
  const whole = { ...ITINERARY, ...key }
  const page = await readPageResponse(samplePageResponse(whole, { renderedAt: Date.UTC(2027, 0, 15, 10) }, status))
  if (page === null) throw new Error('the sample is damaged')
  const request = new Request('http://it.localhost:8787/', { headers })
  const visit = { request, config: readConfig(env) } as unknown as Visit
  return (await neutralCopy(visit, { page, state }, whole)?.text()) ?? null
}

const development = { ...build }
beforeAll(() => void Object.assign(build, { offline: '/assets/offline-a1b2c3d4.js' }))
afterAll(() => void Object.assign(build, development))

describe('copy of a page for offline use', () => {
  it('names its time in the market’s language, and loads the script for saved hearts', async () => {
    const copy = await copyOf()
    expect(copy).toMatch(/<html data-copy=""(?: data-hide-banner-\d=""){4}>/)
    expect(copy).toMatch(/<p class="container">[^<]*15 gennaio[^<]*<\/p>/)
    expect(copy).toContain('<script type="module" src="/assets/offline-a1b2c3d4.js"></script>')
    expect(await copyOf({ market: 'de' as MarketId })).toMatch(/15\. Januar/)
  })

  it('states that it is outdated when it is shown in place of an error', async () =>
    expect(await copyOf({}, 'stale-if-error')).toMatch(/<html data-copy=""[^>]* data-outdated="">/))

  it.each<[string, Partial<PageKey>]>([
    ['with a modal', { modal: { type: 'language', layout: null } }],
    ['that is a preview', { preview: 'x' }],
    ['that may not be stored', { noStore: true }],
    ['that is for one visitor', { route: 'wishlist' }],
    ['that only changes with the network', { route: 'search' }],
  ])('is none of a page %s', async (_, key) => expect(await copyOf(key)).toBeNull())

  it('is none of an error, and for browsers that ask for the page', async () => {
    expect(await copyOf({}, 'memory', { 'x-offline-copy': 'neutral' }, 404)).toBeNull()
    expect(await copyOf({}, 'memory', {})).toBeNull()
    expect(await copyOf({}, 'memory', { 'x-offline-copy': 'other' })).toBeNull()
    expect(await copyOf({}, 'memory', { 'x-offline-copy': 'neutral', cookie: 'a=b' })).toBeNull()
  })
})
