import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles('.', /./)
/** The output of a command, and what the recipes add. */
const ABSENT =
  /\bapi\.sql$|^(\.\/|worker\/pages\/press\/|worker\/ui\/blocks\/)?(page\.ts|press-page\.tsx|pull-quote\.tsx)$/
const NAME = /(?<![\w<>*.-])(?:[\w@-][\w@.-]*\/|\.\.?\/)*\w[\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs|md|sql)\b/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*|^\s*-- .*/gm

/** Names of files in the comments of code, and in all of a document. */
const namesIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const prose = file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n')
  return prose.match(NAME) ?? []
}

const exists = (name: string): boolean =>
  files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(\.\.?\/)+/, '')}`))

it('comments and documents name files that exist', () => {
  const sources = files.filter((file) => /\.(tsx?|mjs|cjs|md|sql|css)$/.test(file))
  const absent = sources.map(
    (file) => [file, namesIn(file).filter((name) => !ABSENT.test(name) && !exists(name))] as const,
  )
  expect(absent.filter(([, names]) => names.length > 0)).toEqual([])
})
