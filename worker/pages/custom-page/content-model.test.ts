import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { contentClasses, contentHead, contentModel } from './content-model.ts'

describe('linked data of a page', () => {
  it('have the URL and picture of the page if they are of a destination', () => {
    const markup = { '@context': 'https://schema.org', '@type': 'TouristDestination', name: 'Giappone' }
    const dataOf = (each: object) => {
      const seo = {
        ...{ title: 'Giappone', description: 'Treni', robots: 'index,follow', canonical: '/viaggi-giappone', urls: {} },
        ...{ image: sampleTravel().thumbnailImage.desktop, markupLinkedData: JSON.stringify(each) },
      }
      const attributes = { hideLayout: false, transparentHeader: false }
      const page = { type: 'custompage', routingKey: null, slug: 'viaggi-giappone', attributes, seo } as const
      const content = { ...page, customHtmlClasses: null, customCss: null, blocks: [] }
      const lists = { blocks: [], lists: new Map(), failed: false, modalPath: '/viaggi-giappone' }
      return contentHead(contentModel({ page: content, lists, coverLinks: [], layout: null }), sampleSite('it', 'EUR'))
        .linkedData[0]
    }
    const url = 'https://it.example/viaggi-giappone'
    expect(dataOf(markup)).toEqual({
      ...markup,
      ...{ '@id': `${url}#destination`, url, image: expect.stringMatching(/^https:.*japan/) },
    })
    expect(dataOf({ ...markup, url: 'https://japan.example/' })).toMatchObject({ url: 'https://japan.example/' })
    expect(dataOf({ '@type': 'Place', name: 'Giappone' })).toEqual({ '@type': 'Place', name: 'Giappone' })
  })
})

describe('contentClasses', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['  ', undefined],
    ['autumn', 'custom-autumn'],
    ['autumn  wide autumn', 'custom-autumn custom-wide'],
    ['has-modal header-hidden', 'custom-has-modal custom-header-hidden'],
    ['ok "><script> a.b é', 'custom-ok'],
    ['x'.repeat(41), undefined],
  ])('%j: %j', (names, classes) => expect(contentClasses(names)).toBe(classes))

  it('prefixes all names (§3)', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('has-modal', 'menu', '-', 'a\tb', 'x'.repeat(40)))
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const classes = contentClasses(names.join(' '))?.split(' ') ?? []
        expect(classes.length).toBeLessThanOrEqual(10)
        for (const each of classes) expect(each).toMatch(/^custom-[\w-]+$/)
      }),
    )
  })

  it('uses a prefix that no style or script of the site uses', () => {
    const root = join(import.meta.dirname, '../../..')
    const files = globSync(['worker/**/*.css', 'worker/**/*.tsx', 'client/**/*.{ts,tsx,css}'], { cwd: root })
    expect(files.length).toBeGreaterThan(200)
    for (const file of files) expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/[.'"` ]custom-(?!p|c)/)
  })
})
