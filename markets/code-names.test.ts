import { describe, expect, it } from 'vitest'
import { codeNames } from './code-names.ts'
import { markets } from './registry.ts'

describe('codeNames', () => {
  it.each([
    ['it', 'yen giapponese', 'giapponese', 'tahitiano'],
    ['de', 'Japanischer Yen', 'Japanisch', 'Tahitisch'],
  ] as const)('%s', (id, currency, japanese, tahitian) => {
    expect(codeNames(markets[id]).currency('JPY')).toBe(currency)
    expect(codeNames(markets[id]).language('ja')).toBe(japanese)
    expect(codeNames(markets[id]).language('ty')).toBe(tahitian)
  })
})
