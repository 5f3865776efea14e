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
  ])('refuses %j of a page with the key %s', (slugs, routingKey) => {
    expect(unreachablePaths({ slugs, routingKey })).toHaveLength(1)
  })

  it.each([
    [{ de: 'ein-artikel', fr: 'un-article' }, null],
    [{ it: 'guide/primo-viaggio' }, null],
    [{ it: 'contatti' }, 'contacts'],
  ])('lets %j of a page with the key %s be', (slugs, routingKey) => {
    expect(unreachablePaths({ slugs, routingKey })).toEqual([])
  })

  it('finds nothing wrong with the pages that we ship', () => {
    const wrong = readSources().pages.flatMap((page) => unreachablePaths(page.source))
    expect(wrong).toEqual([])
  })
})
