import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { XSS_VECTORS } from '../../tests/support/xss-vectors.ts'
import { sanitizeMarkup, sanitizePhrase } from './sanitize-markup.ts'

const ADDRESS = '(?:(?:https?|mailto|tel):[^"<>]*|[/?#][^"<>]*|[^":<>]*)'
const ELEMENTS = 'p|br|strong|b|em|i|u|ul|ol|li|h2|h3|h4|blockquote|span|table|thead|tbody|tr|th|td|a'
const ALLOWED = new RegExp(
  `^</?(?:${ELEMENTS}|a(?: (?:href="${ADDRESS}"|href|target="[^"<>]*"|target|rel="noopener"))*)(?: /)?>$`,
)
const tags = (html: string) => html.match(/<[^>]*>?/g) ?? []

describe('sanitised markup', () => {
  it.each(Object.entries(XSS_VECTORS))('%s: contains only allowed markup', (_category, vectors) => {
    for (const vector of vectors)
      for (const tag of tags(sanitizeMarkup(vector)))
        expect([vector, tag]).toEqual([vector, expect.stringMatching(ALLOWED)])
  })

  it('preserves the markup of editors', () => {
    const html =
      '<h2>T</h2><p><strong>b</strong> <em>i</em><br /></p><ul><li><a href="https://example.com/a?b=1&amp;c=2" rel="noopener">x</a></li></ul>'
    expect(sanitizeMarkup(html)).toBe(html)
  })

  it.each([
    ['http://a.example/', true],
    ['https://a.example/', true],
    ['mailto:a@b.example', true],
    ['tel:+390000', true],
    ['/viaggi', true],
    ['//a.example/', false],
    ['ftp://a.example/', false],
    ['data:text/html,a', false],
    ['javascript:alert(1)', false],
    ['javascript&#58;alert(1)', false],
    ['javascript&#58alert(1)', false],
    ['javascript&#x3a;alert(1)', false],
    ['javascript&colon;alert(1)', false],
    ['java&Tab;script&colon;alert(1)', false],
    ['&sol;&sol;a.example/', false],
    ['/viaggi?a=1&amp;b=2', true],
  ])('keeps the link to %s: %s', (href, isKept) =>
    expect(sanitizeMarkup(`<a href="${href}" target="_blank">x</a>`)).toBe(
      `<a${isKept ? ` href="${href}"` : ''} target="_blank" rel="noopener">x</a>`,
    ),
  )

  it('keeps entities in text', () =>
    expect(sanitizeMarkup('<p>caf&eacute;&nbsp;&#38; &lt;b&gt; & more</p>')).toBe(
      '<p>caf&eacute;&nbsp;&#38; &lt;b&gt; &amp; more</p>',
    ))

  it('has no attributes but those of links', () =>
    expect(sanitizeMarkup('<p style="color:red" class="a">x</p>')).toBe('<p>x</p>'))

  it('within a link has emphasis alone', () =>
    expect(
      sanitizePhrase('<p><strong class="a">a</strong> <b>b</b> <em>c</em> <i>d</i> <a href="/">e</a> <u>f</u></p>'),
    ).toBe('<strong>a</strong> <b>b</b> <em>c</em> <i>d</i> e f'))

  it('contains only allowed markup for any input, and sanitising it again changes nothing', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...Object.values(XSS_VECTORS).flat()))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
        const once = sanitizeMarkup(pieces.join(''))
        for (const tag of [...tags(once), ...tags(sanitizeMarkup(once))]) expect(tag).toMatch(ALLOWED)
      }),
    )
  })
})
