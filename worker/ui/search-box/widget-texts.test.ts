import { expect, it } from 'vitest'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { widgetTexts } from './widget-texts.ts'

it('passes placeholders and all plural forms to the browser', () => {
  const site = sampleSite()
  const { where, calendar } = widgetTexts(site.t, site.market)
  expect(where.results).toEqual({
    one: '{{count}} risultato. Usa le frecce per scegliere.',
    other: '{{count}} risultati. Usa le frecce per scegliere.',
  })
  expect(where.locale).toBe('it-IT')
  expect(calendar.pickDone).toContain('{{from}}')
  expect(calendar.pickDone).toContain('{{to}}')
})
