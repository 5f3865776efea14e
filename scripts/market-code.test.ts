import { describe, expect, it } from 'vitest'
import { isMarketCode } from './market-code.ts'

describe('isMarketCode', () => {
  it.each([
    ['markets/links.ts', '', true],
    ['markets/fr/language/grammar.ts', '', true],
    ['markets/it/messages/storefront.json', '{ "title": "Viaggi" }', false],
    ['markets/links.test.ts', '', false],
    ['worker/gateway/geo.ts', "if (market.id === 'fr') return", true],
    ['worker/ui/flag.ts', 'const shapes = {\n  de: [1, 2],\n}', true],
    ['worker/ui/flag.ts', 'const shapes: Record<Language, number[]> = all', true],
    ['worker/ui/links.ts', 'return markets[id].paths.search', true],
    ['worker/ui/links.ts', "import { travelPath } from '../../markets/links.ts'", false],
    ['worker/ui/card.tsx', 'return <article className="card">{title}</article>', false],
    ['wrangler.toml', '[vars]', true],
    ['backend/api/wrangler.toml', '[vars]', true],
    ['tests/support/pseudo-market.ts', '', true],
    ['tests/integration/pseudo-market.test.ts', '', true],
    ['tests/integration/seo.test.ts', "expect(id).toBe('it')", false],
  ])('%s with "%s": %s', (file, text, is) => expect(isMarketCode(file, text)).toBe(is))
})
