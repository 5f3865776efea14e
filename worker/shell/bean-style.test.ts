import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { type Layout, layoutSchema } from '../../shared/contracts/layout.ts'
import { confineCss } from '../../shared/css/custom-css.ts'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { beanStyles } from './bean-style.ts'

const layout = (changes: object): Layout => layoutSchema.parse({ ...sampleLayout, ...changes })

it('returns no style for colours of the stylesheet', () => {
  expect(beanStyles(null, '/').join('')).toBe('')
  expect(beanStyles(sampleLayout, '/').join('')).toBe('')
})

it('hides every closed banner of the path', async () => {
  const sheet = await readFile(new URL('banner.css', import.meta.url), 'utf8')
  const beans = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, message: id }))
  const style = beanStyles(layout({ beans }), '/').join('')
  for (const slot of beans.keys()) {
    const rule = `[data-hide-banner-${slot}] [data-banner-slot="${slot}"]`
    expect([sheet.includes(rule), style.includes(rule)].filter(Boolean), rule).toHaveLength(1)
  }
})

it('confines colours and CSS of a bean to its slot (§3)', () => {
  const customCss = '.banner-message{letter-spacing:1px}*{position:fixed}'
  const beans = [
    { id: 'plain', message: 'x' },
    { id: 'own', message: 'x', backgroundColor: '#ffee00', textColor: 'ink', customCss },
  ]
  expect(beanStyles(layout({ beans }), '/').join('')).toBe(
    '[data-banner-slot="1"]{background-color:#ffee00;color:#241a1e;--focus:#241a1e}' +
      confineCss('.banner-message{letter-spacing:1px}', {
        selector: '[data-banner-slot="1"]',
        place: 'position:sticky;inset:auto auto 0;margin:0;height:auto;min-height:0;max-height:40svh',
      }),
  )
})

it('styles the talk-to-us bean on its paths only', () => {
  const talkToUsBeans = [{ id: 't', message: 'x', backgroundColor: '#000080', routes: { match: ['/a/*'] } }]
  expect(beanStyles(layout({ talkToUsBeans }), '/')).toEqual(beanStyles(sampleLayout, '/'))
  expect(beanStyles(layout({ talkToUsBeans }), '/a/b').join('')).toContain('.talk-bean{background-color:#000080')
})
