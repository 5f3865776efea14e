import { describe, expect, it } from 'vitest'
import { readSources } from '../../../demo/seed/sources.ts'
import { unreachablePaths } from './save-page.ts'

describe('unreachablePaths', () => {
  it.each([
    [{ de: 'api/x' }, null],
    [{ de: 'login' }, null],
    [{ de: 'reiseziele/foo' }, null],
    [{ de: 'suchen' }, null],
    [{ es: 'cerca' }, null],
    [{ it: 'contatti' }, null],
    [{ it: 'contatti' }, 'faqs'],
  ])('rejects %j for a page with the key %s', (slugs, routingKey) => {
    expect(unreachablePaths({ slugs, routingKey })).toHaveLength(1)
  })

  it.each([
    [{ de: 'ein-artikel', fr: 'un-article' }, null],
    [{ it: 'guide/primo-viaggio' }, null],
    [{ it: 'contatti' }, 'contacts'],
  ])('accepts %j for a page with the key %s', (slugs, routingKey) => {
    expect(unreachablePaths({ slugs, routingKey })).toEqual([])
  })

  it('accepts all seeded pages', () => {
    const wrong = readSources().pages.flatMap((page) => unreachablePaths(page.source))
    expect(wrong).toEqual([])
  })
})
