import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../markets/market-id.ts'
import { strayTranslations, withTranslations } from './translations.ts'

/** German is in separate files here; all other languages are in the sources. */
const inSources = (word: unknown) =>
  Object.fromEntries(LANGUAGES.filter((language) => language !== 'de').map((language) => [language, word]))
const german = (word: unknown) => ({ ...inSources('x'), de: word })

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'))
  mkdirSync(join(root, 'translations/de'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(content))
}
const translated = (file: string, source: unknown, translation?: unknown) => {
  if (translation !== undefined) write(`translations/de/${file}`, translation)
  return withTranslations(root, file, structuredClone(source))
}

describe('translations', () => {
  it('are inserted at their JSON pointers', () => {
    const source = {
      title: inSources('x'),
      'a/b~c': [{ rating: [5], ...inSources('x') }],
      copy: inSources({ text: 'x' }),
      own: german('schon da'),
      slugs: { it: 'pagina' },
    }
    expect(
      translated('layout/x.json', source, {
        '/title': 'Titel',
        '/a~1b~0c/0': 'Satz',
        '/copy': { text: 'Text' },
        '/slugs': 'seite',
      }),
    ).toEqual({
      title: german('Titel'),
      'a/b~c': [{ rating: [5], ...german('Satz') }],
      copy: { ...inSources({ text: 'x' }), de: { text: 'Text' } },
      own: german('schon da'),
      slugs: { it: 'pagina', de: 'seite' },
    })
    expect(translated('wemeet/members.json', inSources(['x']), { '': ['Anna'] })).toEqual({
      ...inSources(['x']),
      de: ['Anna'],
    })
  })

  it.each([
    ['a missing text', { '/a': 'A' }, 'translations/de/layout/x.json: "/b/0" is missing'],
    ['a text the source lacks', { '/a': 'A', '/b/0': 'B', '/c': 'C' }, '"/c" is no text of the source'],
    ['a path outside of pages', { '/a': 'A', '/b/0': 'B', '/slugs': 's' }, '"/slugs" is for pages'],
    ['a missing file', undefined, 'translations/de/layout/x.json is missing'],
  ])('are rejected with %s', (_, translation, problem) => {
    const source = { a: inSources('x'), b: [inSources('x')] }
    expect(() => translated('layout/x.json', source, translation)).toThrow(problem)
  })

  it('are named when they are invalid JSON', () => {
    mkdirSync(join(root, 'translations/de/layout'))
    writeFileSync(join(root, 'translations/de/layout/x.json'), '{ "/a": "A", }')
    expect(() => withTranslations(root, 'layout/x.json', { a: inSources('x') })).toThrow(
      'translations/de/layout/x.json: ',
    )
  })

  it('are reported once for a language without any', () => {
    rmSync(join(root, 'translations/de'), { recursive: true })
    expect(() => withTranslations(root, 'travels/asia.json', { one: { copy: inSources({}) } })).toThrow(
      'no translations/de',
    )
  })

  it('may omit a travel, but not its text in a language of the sources', () => {
    const travel = { days: 7, copy: inSources({ title: 'One' }) }
    const travels = { one: travel, two: structuredClone(travel) }
    expect(translated('travels/asia.json', travels)).toEqual(travels)
    expect(translated('travels/asia.json', travels, { '/one/copy': { title: 'Eins' } })).toEqual({
      one: { days: 7, copy: { ...inSources({ title: 'One' }), de: { title: 'Eins' } } },
      two: travel,
    })
    expect(() => translated('travels/asia.json', travels, { '/three/copy': {} })).toThrow('is no text of the source')
    const { fr: _, ...rest } = travel.copy
    expect(() => translated('travels/africa.json', { two: { ...travel, copy: rest } })).toThrow(
      '"/two/copy" is missing in fr',
    )
  })

  it('may omit a page without a routing key and without a path in their language', () => {
    const page = { routingKey: null, slugs: { it: 'note-legali' }, title: inSources('Legal notice') }
    expect(translated('pages/notice.json', page)).toEqual({ ...page, title: { ...page.title, de: 'Legal notice' } })
    expect(() => translated('pages/faqs.json', { ...page, routingKey: 'faqs' })).toThrow('is missing')
  })

  it('are stray without their source file', () => {
    write('pages/faqs.json', {})
    for (const file of ['de/pages/faqs.json', 'de/pages/gone.json', 'xx/pages/faqs.json'])
      write(`translations/${file}`, {})
    expect(strayTranslations(root)).toEqual(['translations/de/pages/gone.json', 'translations/xx/pages/faqs.json'])
  })
})
