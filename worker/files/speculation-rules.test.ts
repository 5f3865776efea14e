import { describe, expect, it, vi } from 'vitest'
import { allMarkets } from '../../markets/registry.ts'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { speculationRules } from './speculation-rules.ts'

describe('speculation rules', () => {
  it.each(allMarkets)(
    '$id: prefetch shared pages on hover and prerender them on press, never private ones',
    (market) => {
      const rules = speculationRules(market) as Record<string, object[]>
      expect(Object.keys(rules)).toEqual(['prefetch', 'prerender'])
      for (const [action, eagerness] of [
        ['prefetch', 'moderate'],
        ['prerender', 'conservative'],
      ] as const) {
        expect(rules[action]).toHaveLength(1)
        const text = JSON.stringify(rules[action])
        expect(text).toContain(`"eagerness":"${eagerness}"`)
        expect(text).toContain('"source":"document"')
        for (const path of [market.paths.wishlist, market.paths.login, '/logout', '/api/*', '/assets/*'])
          expect(text).toContain(`"${path}"`)
        expect(text).toContain('modal=')
        expect(text).not.toContain('null')
      }
    },
  )

  it('are a file of their type, stored for an hour', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { request } = gatewaySite({
      page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
    })
    const { headers } = await request('/speculation-rules.json')
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...['application/speculationrules+json', 'public, max-age=3600'],
    ])
    vi.restoreAllMocks()
  })
})
