import { describe, expect, it } from 'vitest'
import { selectStyles } from '../worker/engine/styles/style-table.ts'
import { buildStyleTable } from './style-table.ts'

const isIn = (classes: readonly string[], page: string) => {
  const present = new Set(page.split(' '))
  return (number: number): boolean => present.has(classes[number] ?? '')
}

/** The rules that a page with these classes gets. */
const selected = (css: string, page: string, later?: readonly string[]): string => {
  const { classes, nodes } = buildStyleTable(css, later)
  return selectStyles(nodes, isIn(classes, page))
}

describe('a rule', () => {
  it.each([
    ['one class', '.a{color:red}', 'a', '.a{color:red}'],
    ['one class', '.a{color:red}', 'b', ''],
    ['a class that begins alike', '.a{color:red}', 'a-b', ''],
    ['two classes', '.a .b{color:red}', 'a b', '.a .b{color:red}'],
    ['two classes', '.a .b{color:red}', 'b', ''],
    ['a list', '.a,.b .c{color:red}', 'a b', '.a{color:red}'],
    ['a list', '.a,.b .c{color:red}', 'b c', '.b .c{color:red}'],
    ['an element', 'p,.a{color:red}', '', 'p{color:red}'],
    ['an attribute', '[data-status="SOLD_OUT"]{color:red}', '', '[data-status="SOLD_OUT"]{color:red}'],
    ['an element with a class', 'html[data-open] .a>li{color:red}', '', ''],
    ['an id', '#a .b{color:red}', 'b', '#a .b{color:red}'],
    ['a pseudo-element', '.a:before{content:"}.b{"}', 'a', '.a:before{content:"}.b{"}'],
    ['a pseudo-element', '.a::before{content:"x"}', 'b', ''],
    ['a state', '.a[open],.a:checked{color:red}', 'a', '.a[open],.a:checked{color:red}'],
    ['a state that follows an action', '.a:hover,.a:active{color:red}', 'a', ''],
    [
      'a state that follows an action',
      '.a:is(:hover,:focus-visible){color:red}',
      'a',
      '.a:is(:hover,:focus-visible){color:red}',
    ],
    [
      'a state that follows an action',
      '.a[aria-busy=true],.a[aria-current]{color:red}',
      'a',
      '.a[aria-current]{color:red}',
    ],
    ['a missing state', '.a:not(:hover){color:red}', 'a', '.a:not(:hover){color:red}'],
    ['no class', '.a:not(.b){color:red}', 'a', '.a:not(.b){color:red}'],
    ['no class', ':not(.b){color:red}', '', ':not(.b){color:red}'],
    ['one of several', ':is(.a,.b) .c{color:red}', 'b c', ':is(.a,.b) .c{color:red}'],
    ['one of several', ':is(.a,.b) .c{color:red}', 'c', ''],
    ['one of several or an element', ':where(.a,p) .c{color:red}', 'c', ':where(.a,p) .c{color:red}'],
    ['an element inside', 'html:has(.a){color:red}', 'a', 'html:has(.a){color:red}'],
    ['an element inside', 'html:has(>.a){color:red}', 'b', ''],
    ['no element beside', '.a:not(:has(+*)){color:red}', 'a', '.a:not(:has(+*)){color:red}'],
    ['nested rules', '.a{color:red;& .b{color:blue}}', 'a', '.a{color:red;& .b{color:blue}}'],
    ['nested rules', '.a{color:red;& .b{color:blue}}', 'b', ''],
    ['an escaped class', String.raw`.a\:b{color:red}`, 'a', ''],
  ])('for %s: %s on a page with "%s" becomes %s', (_, css, page, expected) =>
    expect(selected(css, page)).toBe(expected),
  )

  it('that needs a class which is shown later is not selected', () => {
    const later = ['panel']
    expect(selected('.a .panel,.a:has(.panel){color:red}', 'a panel', later)).toBe('')
    expect(selected('.a:is(.panel,.b),.panel,.a{color:red}', 'a b panel', later)).toBe('.a:is(.panel,.b),.a{color:red}')
  })
})

describe('groups', () => {
  it.each([
    ['@media (width>=640px){.a{color:red}.b{color:red}}', 'a', '@media (width>=640px){.a{color:red}}'],
    ['@media (width>=640px){.a{color:red}}', 'b', ''],
    ['@supports (top:1px){@media print{.a{color:red}}.b{color:red}}', 'b', '@supports (top:1px){.b{color:red}}'],
    ['@media print{.a{color:red}}', 'a', ''],
    ['@media (scripting:none){.a{color:red}}', 'a', ''],
    ['@media (width<9px){@starting-style{.a{opacity:0}}.a{top:0}}', 'a', '@media (width<9px){.a{top:0}}'],
    ['@font-face{font-family:F;src:url(/f.woff2)}', '', '@font-face{font-family:F;src:url(/f.woff2)}'],
    ['@view-transition{navigation:auto}', '', '@view-transition{navigation:auto}'],
  ])('%s on a page with "%s" becomes %s', (css, page, expected) => expect(selected(css, page)).toBe(expected))
})

it.each([
  ['@media (width>=1024px){.a{color:red}.b{color:red}}', '@media (width>=1024px){.a{color:red}}'],
  ['@layer x{@media (1024px<=width<1280px){.a{top:0}}}', '@layer x{@media (1024px<=width<1280px){.a{top:0}}}'],
  ['@media (hover:hover) and (width>=1024px){.a{top:0}}', '@media (hover:hover) and (width>=1024px){.a{top:0}}'],
])('%s is for wide windows only', (css, expected) => {
  const { classes, nodes, wide } = buildStyleTable(`.a{top:1px}${css}`)
  const isPresent = isIn(classes, 'a')
  expect(selectStyles(nodes, isPresent)).not.toContain('1024')
  expect(selectStyles(wide, isPresent)).toBe(expected)
})

it.each(['@media (width<1024px){.a{top:0}}', '@media (width>=768px){.a{top:0}}'])('%s is for all windows', (css) => {
  const { classes, nodes, wide } = buildStyleTable(css)
  expect(selectStyles(nodes, isIn(classes, 'a'))).toBe(css)
  expect(selectStyles(wide, isIn(classes, 'a'))).toBe('')
})

it('animations are selected with the rules that name them', () => {
  const css = '@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}'
  expect(selected(css, 'a')).toBe(css)
  expect(selected(css, 'b')).toBe('')
})

it('layers have the order of the stylesheet on a page that lacks rules of the first', () =>
  expect(selected('@layer x{.a{color:red}}@layer y{.b{color:red}}', 'b')).toBe('@layer x,y;@layer y{.b{color:red}}'))

it('all rules together are the stylesheet', () => {
  const css =
    '@layer y{.a,.b:focus{color:red}@media (width<9px){.a{color:#000}}}@layer x{p{margin:0}}@keyframes k{to{top:0}}.a{animation:k 1s}'
  expect(selected(css, 'a b')).toBe(`@layer y,x;${css}`)
})
