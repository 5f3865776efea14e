import { expect, it } from 'vitest'
import { checkStyles } from './check-styles.ts'

const page = (customCss: string) => ({ attributes: { customCss }, blocks: [] })

it.each([
  ['.card{h2{color:blue}font-weight:700}', [], []],
  ['.card{h2{color:blue}position:fixed}', ['attributes.customCss: .card { position:fixed }'], []],
  [
    '.a{background:url(x.png);color:red}@import "x";',
    ['attributes.customCss: .a { background:url(x.png) }', 'attributes.customCss: @import "x";'],
    [],
  ],
  ['/* url(x), @import */.a::before{content:"url(x) @import"}', [], []],
  [
    '.card{position:fixed}',
    ['attributes.customCss: .card { position:fixed }'],
    ['attributes.customCss: nothing is left without .card { position:fixed }'],
  ],
])('names what pages leave out of %s, and refuses styles of which nothing is left', async (css, removed, reasons) => {
  expect(await checkStyles(page(css))).toEqual({ removed, reasons })
})

it('checks the styles of every banner', async () => {
  expect(await checkStyles([page('.a{b:c}'), { customCss: '.a{z-index:1;b:c}' }, { customCss: 'x' }])).toEqual({
    removed: ['1.customCss: .a { z-index:1 }', '2.customCss: x'],
    reasons: ['2.customCss: nothing is left without x'],
  })
})
