import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Import, importsIn, importsOf, sourceFiles } from './source-files.ts'

/** Folders that a folder may import from, besides itself. */
const ALLOWED_IMPORTS: Record<string, readonly string[]> = {
  shared: [],
  markets: ['shared'],
  flags: ['shared', 'markets'],
  worker: ['shared', 'markets', 'flags'],
  client: ['shared', 'markets', 'flags'],
  backend: ['shared', 'markets', 'public'],
  demo: ['shared', 'markets'],
  build: ['shared', 'markets', 'worker', 'local'],
  local: ['shared', 'markets', 'backend', 'demo'],
}

/** Exceptions, each with its reason. */
const EXCEPTIONS: { from: RegExp; to: RegExp; why: string }[] = [
  {
    from: /^demo\/seed\//,
    to: /^backend\/(api|identity)\//,
    why: 'the seed writes rows by the schemas and rules of the back end that reads them',
  },
  {
    from: /^demo\/seed\/check-sources\.ts$/,
    to: /^local\/commands\/read-options\.ts$/,
    why: 'all commands read their options in one place',
  },
  {
    from: /^worker\/(shell|modals|pages|ui)\//,
    to: /^client\/islands\/[\w-]+\.island\.tsx$/,
    why: 'islands are rendered on the server',
  },
  {
    from: /^backend\/identity\/browser\//,
    to: /^client\/checked-call\.ts$/,
    why: 'all calls of browsers are checked in one place',
  },
  {
    from: /^backend\/kit\/http\/page-document\.ts$/,
    to: /^worker\/ui\/styles\/tokens\.css\?inline$/,
    why: 'all pages have the same colours',
  },
  {
    from: /^backend\/identity\/pages\/html-page\.ts$/,
    to: /^worker\/shell\/progress\.css\?inline$/,
    why: 'all calls of browsers show the same progress bar',
  },
]

/** Parts of the API, each of which may depend on those before it, also by way of other folders. */
const API_PARTS = ['sources', 'facts', 'catalogue', 'content', 'publishing']

/** Worker modules that may use `fetch`; all others call services through `worker/data`. */
const FETCHING: Record<string, string> = {
  'worker/app.ts': 'passes requests on to its router',
  'worker/index.ts': 'names the handler of requests',
  'worker/data/transport.ts': 'the transport itself',
  'worker/engine/styles/build-file.ts': 'reads files of the build through the ASSETS binding',
  'worker/gateway/page-step.ts': 'calls the Page entrypoint',
  'worker/response/private-page.ts': 'calls the Private entrypoint',
  'worker/files/static-files.ts': 'reads files through the ASSETS binding',
  'worker/engine/entrypoints/page.tsx': 'is the Page entrypoint',
  'worker/engine/entrypoints/private.tsx': 'is the Private entrypoint',
}

const top = (path: string): string => path.split('/')[0] ?? ''
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

const imports = Object.keys(ALLOWED_IMPORTS)
  .flatMap((folder) => sourceFiles(folder))
  .filter((file) => !isTest(file))
  .flatMap(importsOf)

const reachableFrom = (start: string, edges: readonly Import[]): Set<string> => {
  const reachable = new Set([start])
  for (const file of reachable) for (const { from, to } of edges) if (from === file) reachable.add(to)
  return reachable
}

describe('import boundaries', () => {
  it('cover the imports of the tree', () => expect(imports.length).toBeGreaterThan(300))

  it.each([
    ["import { a } from '../backend/a.ts'", 'backend/a.ts', false],
    ["import type { A } from '../backend/a.ts'", 'backend/a.ts', true],
    ["export * from '../backend/a.ts'", 'backend/a.ts', false],
    ["import '../backend/a.css'", 'backend/a.css', false],
    ["const a = await import('../backend/a.ts')", 'backend/a.ts', false],
    ["const all = [x, import(\n  '../backend/a.ts',\n)]", 'backend/a.ts', false],
    ["let a: typeof import('../backend/a.ts')", 'backend/a.ts', true],
  ])('detect %j', (text, to, typeOnly) =>
    expect(importsIn('worker/x.ts', text)).toMatchObject([{ from: 'worker/x.ts', to, typeOnly }]),
  )

  it('hold in every file', () => {
    const broken = imports.filter(({ from, to }) => {
      if (top(from) === top(to) || ALLOWED_IMPORTS[top(from)]?.includes(top(to))) return false
      return !EXCEPTIONS.some((door) => door.from.test(from) && door.to.test(to))
    })
    expect(broken.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  it('let the parts of the API depend on earlier ones only', () => {
    const part = (file: string) => API_PARTS.indexOf(/^backend\/api\/([\w-]+)\//.exec(file)?.[1] ?? '')
    const files = sourceFiles('backend/api').filter((file) => !isTest(file) && part(file) >= 0)
    const backwards = files.flatMap((file) =>
      [...reachableFrom(file, imports)].filter((to) => part(to) > part(file)).map((to) => `${file} -> ${to}`),
    )
    expect(new Set(files.map(part)).size).toBe(API_PARTS.length)
    expect(backwards).toEqual([])
  })

  it('separate the page entrypoint from all modules that know the visitor', () => {
    const reachable = reachableFrom(
      'worker/engine/entrypoints/page.tsx',
      imports.filter(({ typeOnly }) => !typeOnly),
    )
    const knowing = [...reachable].filter(
      (file) =>
        /^worker\/(gateway|response|forms|files|api|features|flags|(modals|pages|engine\/entrypoints)\/private)\b/.test(
          file,
        ) || file === 'worker/data/user-client.ts',
    )
    expect(reachable.size).toBeGreaterThan(40)
    expect(knowing).toEqual([])
  })

  it('keep slots, cache and styles apart from what they serve', () => {
    const served = imports.filter(
      ({ from, to }) =>
        /^worker\/engine\/(slots|cache|styles)\//.test(from) &&
        /^worker\/(pages|modals|shell|features|gateway|response|forms|files|api|engine\/entrypoints)\//.test(to),
    )
    expect(served.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  it('separate the API and the sign-in service, which share the kit', () => {
    const crossing = imports.filter(({ from, to }) => {
      const part = (file: string) => /^backend\/(api|identity|kit)\//.exec(file)?.[1] ?? 'kit'
      return from.startsWith('backend/') && part(from) !== part(to) && part(to) !== 'kit'
    })
    expect(crossing.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  it('keep commands, benchmarks and tests apart, which share build and local', () => {
    const crossing = sourceFiles('.')
      .flatMap(importsOf)
      .filter(({ from, to }) => {
        if (top(from) === top(to)) return false
        if (top(to) === 'tests') return !isTest(from) && top(from) !== 'bench'
        return ['scripts', 'bench'].includes(top(to))
      })
    expect(crossing.map(({ from, to }) => `${from} -> ${to}`)).toEqual([
      'scripts/test.ts -> tests/support/prepare-template.ts',
      'vitest.config.ts -> tests/support/whole-run.ts',
    ])
  })

  it('allow fetch in the transport and in modules that use a binding only', () => {
    const ignored = /\/\*[\s\S]*?\*\/|\/\/ .*|'[^'\n]*'/g
    const fetching = sourceFiles('worker').filter(
      (file) => !isTest(file) && /\bfetch\b/.test(readFileSync(file, 'utf8').replace(ignored, '')),
    )
    expect(fetching.sort()).toEqual(Object.keys(FETCHING).sort())
  })
})
