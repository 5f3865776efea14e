import { describe, expect, it } from 'vitest'
import type { PluralForms } from '../../markets/messages.ts'
import { fillPlural, fillText } from './fill-text.ts'

describe('fillText', () => {
  it.each([
    ['Dal {{from}} al {{to}}', 'Dal $& al {{from}}'],
    ['{{to}}, {{to}}', '{{from}}, {{from}}'],
    ['{from} {{unknown}}', '{from} {{unknown}}'],
  ])('%s: %s', (text, filled) => expect(fillText(text, { from: '$&', to: '{{from}}' })).toBe(filled))
})

describe('fillPlural', () => {
  const polish: PluralForms = {
    one: '{{count}} wynik',
    few: '{{count}} wyniki',
    many: '{{count}} wyników',
    other: '{{count}} wyniku',
  }
  const french: PluralForms = { one: '{{count}} résultat', other: '{{count}} résultats' }
  it.each([
    ['pl', polish, 1, '1 wynik'],
    ['pl', polish, 3, '3 wyniki'],
    ['pl', polish, 12, '12 wyników'],
    ['pl', polish, 22, '22 wyniki'],
    ['fr-FR', french, 0, '0 résultat'],
    ['fr-FR', french, 2, '2 résultats'],
    ['fr-FR', french, 1_000_000, '1000000 résultats'],
    ['en-WE', { other: '{{count}} fish' }, 1, '1 fish'],
  ] as const)('%s %j %i: %s', (locale, forms, count, text) => expect(fillPlural(forms, count, locale)).toBe(text))
})
