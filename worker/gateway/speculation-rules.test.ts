import { describe, expect, it } from 'vitest'
import { allMarkets } from '../../markets/registry.ts'
import { speculationRules } from './speculation-rules.ts'

describe('speculation rules', () => {
  it.each(allMarkets)('$id: prefetch shared pages, never private ones', (market) => {
    const { prefetch, ...others } = speculationRules(market) as { prefetch: object[] }
    expect(others).toEqual({})
    expect(prefetch).toHaveLength(1)
    const text = JSON.stringify(prefetch)
    expect(text).toContain('"eagerness":"moderate"')
    for (const path of [market.paths.wishlist, market.paths.login, '/logout', '/api/*', '/assets/*'])
      expect(text).toContain(`"${path}"`)
    expect(text).toContain('modal=')
    expect(text).not.toContain('null')
  })
})
