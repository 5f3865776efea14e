import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beanColours, contrast } from './bean-colours.ts'

const colours = (backgroundColor: string, textColor: string) => beanColours({ backgroundColor, textColor }, 'red-pink')

describe('beanColours', () => {
  it.each([
    ['red-pink', 'white', 'red-pink', null],
    ['teal', 'white', 'teal', null],
    ['teal', '#FFFFFF', 'teal', null],
    ['sand', 'ink', 'sand', null],
    ['sand', 'white', 'sand', null],
    ['ink', 'ink', 'ink', null],
    ['ink', 'sand', 'red-pink', ['#241a1e', '#f1e7d8']],
    ['#ffee00', 'ink', 'red-pink', ['#ffee00', '#241a1e']],
    ['#ffee00', '#ffff00', 'red-pink', ['#ffee00', '#241a1e']],
    ['#000080', 'nonsense', 'red-pink', ['#000080', '#ffffff']],
    ['#777777', 'white', 'red-pink', null],
    ['hotpink', 'white', 'red-pink', null],
    ['#fff;}body{display:none', 'white', 'red-pink', null],
    ['constructor', 'toString', 'red-pink', null],
  ] as const)('%s with %s', (background, text, name, pair) => {
    const declarations = pair && `background-color:${pair[0]};color:${pair[1]};--focus:${pair[1]}`
    expect(colours(background, text)).toEqual({ background: name, declarations })
  })

  it('returns readable colours only, for any input', () => {
    const colour = fc.oneof(fc.string(), fc.stringMatching(/^#[0-9a-f]{6}$/))
    fc.assert(
      fc.property(colour, colour, (background, text) => {
        const { declarations } = colours(background, text)
        if (declarations === null) return
        const [, back, front] = /^background-color:(#[0-9a-f]{6});color:(#[0-9a-f]{6});--focus:\2$/.exec(declarations)!
        expect(contrast(back!, front!)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
