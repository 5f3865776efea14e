import { describe, expect, it } from 'vitest'
import { allMarkets } from '../../markets/registry.ts'
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
})
