import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedCss, confineCss, MAX_CSS_LENGTH } from './custom-css.ts'

const ROOT = { selector: '#m', place: 'margin:0;inset:auto' }
const GUARD =
  '@layer base{#m{color-scheme:light;background:var(--paper);color:var(--ink)}}@layer layout{#m{contain:paint!important;clip-path:inset(0)!important;display:block!important;float:none!important;order:0!important;writing-mode:horizontal-tb!important;transform:none!important;translate:none!important;rotate:none!important;scale:none!important;offset:none!important;margin:0!important;inset:auto!important}}'
const confined = (rules: string) => (rules === '' ? '' : `${GUARD}@scope (#m){${rules}}`)

describe('confineCss', () => {
  it.each([
    ['a rule', '.a { color: red }', '.a{color:red}'],
    ['the root', ':scope { padding: 1rem !important }', ':scope{padding:1rem!important}'],
    ['conditions', '@media (width < 640px) { .a { color: red } }', '@media (width<640px){.a{color:red}}'],
    ['nesting', '.a { & b { color: red } }', '.a{& b{color:red}}'],
    ['nesting without &', '.card{h2{color:blue}font-weight:700}', '.card{& h2{color:blue}font-weight:700}'],
    ['nested states', '.a{a:hover,b:hover{color:red}color:blue}', '.a{& a:hover,b:hover{color:red}color:blue}'],
    ['nested relations', '.a{> p{margin:0}+ p{margin:0}}', '.a{&>p{margin:0}&+p{margin:0}}'],
    ['nested classes, ids and all', '.a{.b{c:d}#b{c:d}*{c:d}}', '.a{& .b{c:d}& #b{c:d}& *{c:d}}'],
    ['nested attributes', '.a{[b="{"]{c:d}:is(e,f){c:d}}', '.a{& [b="{"]{c:d}& :is(e,f){c:d}}'],
    ['the parent in the middle', '.a{.b &{c:d}:not(&){c:d}e,.b &{c:d}}', '.a{.b &{c:d}:not(&){c:d}& e,.b &{c:d}}'],
    ['three levels', '.a{b{c{d{e:f}}}}', '.a{& b{& c{& d{e:f}}}}'],
    ['nesting in nested conditions', '.a{@media print{b{c:d}e:f}}', '.a{@media print{& b{c:d}e:f}}'],
    ['nesting in conditions', '@supports (a:b){.a{b{c:d}}}', '@supports (a:b){.a{& b{c:d}}}'],
    ['nesting after a variable', '.a{--b:1px;c{d:var(--b)}}', '.a{--b:1px;& c{d:var(--b)}}'],
    ['what follows a broken declaration', '.a{b c;d:e}', '.a{d:e}'],
    ['what follows a broken rule', '.a{b:{}c:d}', '.a{c:d}'],
    ['own variables', '.a { --x: 2px; margin: calc(var(--x, 1px) * 2) }', '.a{--x:2px;margin:calc(var(--x,1px)*2)}'],
    [
      'pictures made of colours',
      '.a{background:linear-gradient(red,blue)}',
      '.a{background:linear-gradient(red,blue)}',
    ],
    [
      'starting styles',
      '@starting-style{.a{b:c}}.a{@starting-style{b:c}}',
      '@starting-style{.a{b:c}}.a{@starting-style{b:c}}',
    ],
    ['parts', '.a::part(b c),.a:state(b),.a::highlight(b){c:d}', '.a::part(b c),.a:state(b),.a::highlight(b){c:d}'],
    ['an empty variable', '.a{--b:{};c:d}', '.a{--b:{};c:d}'],
    ['timelines', '.a{b:scroll(root block);c:view(inline 10px)}', '.a{b:scroll(root block);c:view(inline 10px)}'],
    ['places', '.a{b:anchor(--b bottom,4px);c:sibling-index()}', '.a{b:anchor(--b bottom,4px);c:sibling-index()}'],
    ['progress', '.a{b:progress(3px,0px,10px)}', '.a{b:progress(3px,0px,10px)}'],
    ['an end that is missing', '.a{color:red', '.a{color:red}'],
    ['a comment', '/* </style> */.a{color:red}', '.a{color:red}'],
  ])('preserves %s', (_, css, rules) => expect(confineCss(css, ROOT)).toBe(confined(rules)))

  it.each([
    ['an address of a part', '.a::part(url(//evil.example/x)){b:c}'],
    ['an address in a variable', '.a{--b:{url(//evil.example/x)}}'],
    ['an address', '.a{background:url(//evil.example/x)}'],
    ['an address with an escape', '.a{background:u\\72l(//evil.example/x)}'],
    ['an address in capitals', '.a{background:URL("//evil.example/x")}'],
    ['an address without an end', '.a{background:url('],
    ['an address in a variable', '.a{--x:url(//evil.example/x)}'],
    ['an address in a fallback', '.a{background:var(--x,url(//evil.example/x))}'],
    ['an address in a condition', '@supports (background:url(x)){.a{color:red}}'],
    ['a set of addresses', '.a{background:image-set("//evil.example/x" 1x)}'],
    ['the same with a prefix', '.a{background:-webkit-image-set("//evil.example/x" 1x)}'],
    ['src()', '.a{background:src("//evil.example/x")}'],
    ['an import', '@import "//evil.example/x.css";'],
    ['an import in capitals', '@IMPORT url(//evil.example/x.css);'],
    ['a font', '@font-face{font-family:x;src:url(x)}'],
    ['names for the whole page', '@keyframes spin{from{color:red}}@property --ink{syntax:"*";inherits:true}'],
    ['a scope of its own', '@scope (body){.a{color:red}}'],
    ['a layer', '@layer reset{.a{color:red}}'],
    ['a fixed position', '.a{position:fixed}'],
    ['a fixed position in capitals', '.a{POSITION:FIXED}'],
    ['a sticky position', '.a{position:-webkit-sticky}.b{position:sticky}'],
    ['an escape in a property', '.a{pos\\69tion:fixed}'],
    ['an escape in a value', '.a{position:f\\69xed}'],
    ['a position out of a variable', '.a{position:var(--p)}'],
    ['an inherited position', '.a{position:inherit}.b{all:inherit}'],
    ['a place over the frame', '.a{z-index:99}'],
    ['a picture over the frame on the way to another page', '.a{view-transition-name:x;VIEW-TRANSITION-CLASS:y}'],
    ['an expression', '.a{width:expression(alert(1))}'],
    ['a behaviour', '.a{behavior:url(x.htc);-moz-binding:none}'],
    ['a filter of old', '.a{filter:progid:DXImageTransform.Microsoft.AlphaImageLoader(src="x")}'],
    ['nested positions', '.a{& b{position:fixed}@media print{position:sticky}}'],
    ['no rule at all', 'hello <script>alert(1)</script>'],
  ])('drops %s', (_, css) => expect(confineCss(css, ROOT)).toBe(''))

  it('names what it drops, as it is written', () => {
    const css = `@import "x";.a{color:red;position:fixed;h2{position:sticky;c:d}@media print{b{z-index:3}}e f;}.b:x({}){c:d}`
    expect(allowedCss(css)).toEqual({
      rules: '.a{color:red;& h2{c:d}}',
      removed: [
        '@import "x";',
        '.a { position:fixed }',
        '.a { h2 { position:sticky } }',
        '.a { @media print { b { z-index:3 } } }',
        '.a { e f; }',
        '.b:x({}) { … }',
      ],
    })
    expect(allowedCss('/* nothing */ .a{;}')).toEqual({ rules: '', removed: [] })
  })

  it.each(['&{', 'a{', '.a{(', '[', '--x:{', '@media all{'])('ends early for many %s in each other', (part) => {
    expect(allowedCss(part.repeat(MAX_CSS_LENGTH / part.length))).toEqual({
      rules: '',
      removed: ['all: more than 40 blocks and brackets in each other'],
    })
  })

  it('ends after any other sheet', () => {
    confineCss('{'.repeat(MAX_CSS_LENGTH), ROOT)
    for (const surplus of ['{}}!.a{', '{}}!.b{}', '.a{color:red}}!'])
      expect(confineCss(surplus, ROOT)).not.toContain('!.')
  })

  it('stays in its scope with surplus braces', () => {
    expect(confineCss('.a{color:red}}body{display:none}', ROOT)).toBe(confined('.a{color:red}'))
    expect(confineCss('}} body{color:red} .a{color:red}', ROOT)).not.toMatch(/^[^@]|\}\}\s*body/)
  })

  it('cannot close the style element', () => {
    expect(confineCss('.a::before{content:"</style><script>"}', ROOT)).toBe(
      confined('.a::before{content:"<\\/style><script>"}'),
    )
  })

  it('drops sheets that are too long', () => {
    expect(confineCss(`.a{color:red}${' '.repeat(MAX_CSS_LENGTH)}`, ROOT)).toBe('')
  })

  const hostile = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...'{}()[];:,"\'\\@/*<>!-.#&') },
      fc.constantFrom(
        'url(',
        'position',
        'fixed',
        'body',
        '</style>',
        '@import',
        '@media all',
        '.a{',
        'h2{',
        '& ',
        'color:red;',
        '\n',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 40 },
  )

  it('never throws or loads and stays balanced and scoped, for any input (§3)', () => {
    fc.assert(
      fc.property(hostile, (parts) => {
        const css = confineCss(parts.join(''), ROOT)
        if (css === '') return
        expect(css.startsWith(`${GUARD}@scope (#m){`)).toBe(true)
        expect(css).not.toMatch(/<\/|@import|position:\s*fixed/i)
        const outside = css.slice(GUARD.length).replace(/\\.|"(?:\\.|[^"\\])*"/gs, '')
        expect(outside).not.toMatch(/url\(/i)
        let depth = 0
        for (const [at, character] of [...outside].entries()) {
          if (character === '{') depth++
          if (character === '}') depth--
          if (at < [...outside].length - 1 && at > '@scope (#m){'.length) expect(depth).toBeGreaterThan(0)
        }
        expect(depth).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })
})
