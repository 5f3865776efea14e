import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const FRESHNESS = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }

/** Renders what a page depends on. */
const site = (pageCache: 'on' | 'off') => {
  let rendered = 0
  const { request } = gatewaySite({
    variables: { CLOCK: NOW, PAGE_CACHE: pageCache },
    page: ({ props }) => ({
      fetch: async () => {
        rendered++
        const { preview: _, ...inputs } = props
        const shown = { ...props, query: encodeURIComponent(JSON.stringify(inputs)) }
        return samplePageResponse(shown, { renderedAt: Date.parse(NOW), freshness: FRESHNESS })
      },
    }),
    api: { fetch: async () => Response.json({ success: true, data: sampleLayout }) },
  })
  const visit = async ({ path, cookie }: { path: string; cookie: string }) => {
    const response = await request(path, { cookie })
    const [, inputs = ''] = / (%7B\S+) \d+</.exec(await response.text()) ?? []
    return {
      inputs: decodeURIComponent(inputs) || `redirect to ${response.headers.get('location')}`,
      state: response.headers.get('x-page-cache'),
    }
  }
  return { visit, rendered: () => rendered }
}

/** Reads like further parts of a key. */
const text = fc
  .array(fc.constantFrom(' ', '"', '","', '  language', '  available-dates calendar', ' EUR'), { maxLength: 2 })
  .map((parts) => encodeURIComponent(parts.join('')))
const request = fc.record({
  path: fc
    .tuple(
      fc.constantFrom('/cerca', '/viaggi/a', '/pagina'),
      text,
      fc.constantFrom(
        '',
        '&modal&type=language',
        '&modal&type=available-dates',
        '&modal&type=available-dates&layout=calendar',
      ),
      fc.oneof(
        fc.constant(''),
        text.map((value) => `&textSearch=${value}`),
      ),
    )
    .map(([start, rest, modal, query]) => `${start}${rest}?a=1${modal}${query}`),
  cookie: fc
    .tuple(fc.constantFrom('EUR', 'USD', 'EUR%20null'), fc.constantFrom('', '; __Host-saved=1', '; __Host-banners=top'))
    .map(([currency, others]) => `__Host-currency=${currency}${others}`),
})

describe('pages of the cache', () => {
  it('are shared by requests for the same page, and by no others', async () => {
    vi.stubGlobal('caches', memoryCaches())
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const [uncached, cached] = [site('off'), site('on')]
    const pages = new Set<string>()
    await fc.assert(
      fc.asyncProperty(request, async (each) => {
        const { inputs } = await uncached.visit(each)
        const visits = [await cached.visit(each), await cached.visit(each), await cached.visit(each)]
        expect(new Set(visits.map((visit) => visit.inputs))).toEqual(new Set([inputs]))
        if (inputs.startsWith('{')) pages.add(inputs)
      }),
      { numRuns: 80, seed: 7 },
    )
    // A page is rendered for its first and its second request; on a busy machine, another time while it is stored.
    expect(cached.rendered()).toBeLessThan(2.2 * pages.size)
    expect(pages.size).toBeGreaterThan(30)
  })
})
