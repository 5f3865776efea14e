import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from './source-files.ts'

/** The same glob as in the boot script. */
const modules = import.meta.glob<{ default?: unknown }>('../../client/islands/*.island.tsx')
const names = Object.keys(modules).map((path) => path.replace(/^.*\/(.*)\.island\.tsx$/, '$1'))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** Files that run both on the server and in the browser. */
const islandSources = sourceFiles('client/islands').filter((file) => !isTest(file))
/** Source without comments. */
const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')

/** Files with all their value imports, static and dynamic. */
const importedFiles = (files: readonly string[]): Set<string> => {
  const all = new Set(files)
  for (const file of all)
    for (const { to, typeOnly } of importsOf(file)) if (!typeOnly && /\.tsx?$/.test(to)) all.add(to)
  return all
}

/** Causes of differences between server and browser, or of lost input before hydration, with reasons. */
const FORBIDDEN: [RegExp, string][] = [
  [/\bDate\b/, 'the clock of the machine is not that of the market'],
  [/\bIntl\b|\.toLocale\w*\(/, 'formats are finished on the server'],
  [/\bMath\.random\b|\bcrypto\b/, 'chance differs on both sides'],
  [/\buseId\b/, 'its ids depend on the tree around the island, which the browser does not have'],
  [/\sonChange=|<(?:input|textarea|select)\b[^>]*\svalue=\{[^}]*\}[^>]*\sonInput=/, 'text fields are uncontrolled'],
  [/\btypeof (?:window|document)\b/, 'both sides render the same'],
]

describe('islands', () => {
  it('exist', () => expect(names).toContain('destination-lookup'))

  it.each(Object.entries(modules))('%s has a component as its default export', async (_, load) => {
    expect((await load()).default).toBeTypeOf('function')
  })

  it.each(FORBIDDEN)('contain nothing like %s', (pattern) => {
    expect(islandSources.filter((file) => pattern.test(code(file)))).toEqual([])
  })

  it('import no clock: two imported modules use Date, and neither the time zone', () => {
    const dated = [...importedFiles(islandSources)].filter((file) => /\bDate\b/.test(code(file)))
    expect(dated.sort()).toEqual([
      // Time of a search in UTC, which orders the history and is not shown.
      'client/state/search-history.ts',
      // Computes days in UTC, from strings to strings.
      'shared/dates/iso-days.ts',
    ])
    for (const file of dated)
      expect(code(file), file).not.toMatch(/new Date\(\)|getTimezoneOffset|\.[gs]et(?!UTC|Time|Item)[A-Z]\w*\(/)
  })

  it('import no values from the server', () => {
    const importing = sourceFiles('client')
      .filter((file) => !isTest(file))
      .filter((file) => /^\s*(?:import|export)(?!\s+type\b)[^'";]*'[^']*\/worker\/[^']*\.tsx?'/m.test(code(file)))
    expect(importing).toEqual([])
  })

  const used = sourceFiles('worker', /\.tsx$/)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...code(file).matchAll(/<Island\b([\s\S]*?)\/>/g)].map(([, attributes = '']) => ({
        file,
        name: /\bname="([^"]*)"/.exec(attributes)?.[1],
        component: /\bcomponent=\{(\w+)\}/.exec(attributes)?.[1],
      })),
    )

  it('are rendered by the file name that the boot script loads', () => {
    for (const { file, name, component } of used) {
      expect(names, `name in ${file}`).toContain(name)
      expect(code(file), file).toMatch(new RegExp(`import ${component}\\b[^'\\n]*'[^'\\n]*/${name}\\.island\\.tsx'`))
    }
  })
})
