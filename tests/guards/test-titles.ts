import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/
/** Positions of titles: first argument of a test or group, of the function `each` returns, or first in a table row. */
const TITLE = new RegExp(String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|\[)\s*(?:${QUOTED.source})`, 'g')

/** Titles of tests and groups. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template ?? '')

export const testFiles = [
  'backend',
  'client',
  'demo',
  'flags',
  'markets',
  'scripts',
  'shared',
  'tests',
  'worker',
].flatMap((folder) => sourceFiles(folder, /\.(test|cases)\.tsx?$/))

const read = new Map<string, string[]>()

/** Titles in a test file and in the files of its cases. */
const titlesOf = (file: string): string[] => {
  const cases = `${file.replace(/\.test\.tsx?$/, '')}/`
  return testFiles
    .filter((each) => each === file || each.startsWith(cases))
    .flatMap((each) => {
      const titles = read.get(each) ?? titlesIn(readFileSync(each, 'utf8'))
      read.set(each, titles)
      return titles
    })
}

/** The titles of a file that a proof names: in full, or by their start and an ellipsis. */
const titlesNamed = (file: string, title: string): string[] => {
  const titles = [...new Set(titlesOf(file))]
  return titles.filter((each) => (title.endsWith('…') ? each.startsWith(title.slice(0, -1)) : each === title))
}

/** Files and titles of a cell that have the right form, each with the titles that it names. */
export const proofsIn = (cell: string): { file: string; title: string; titles: string[] }[] =>
  cell.split('<br>').flatMap((proof) => {
    const [, file, quoted] = /^`([^`]+)` "(.+)"$/.exec(proof) ?? []
    if (file === undefined || quoted === undefined) return []
    return quoted.split('", "').map((title) => ({ file, title, titles: titlesNamed(file, title) }))
  })

/** Problems of a cell of proofs, each a file in backticks and titles in quotes, separated by `<br>`. */
export const proofProblems = (cell: string): string[] => {
  const parts = cell.split('<br>').filter(Boolean)
  const proofs = proofsIn(cell)
  return [
    ...(parts.every((part) => proofsIn(part).length > 0) ? [] : ['a proof is not a file and a title']),
    ...proofs.filter(({ file }) => !testFiles.includes(file)).map(({ file }) => `there is no test file ${file}`),
    ...proofs
      .filter(({ titles }) => titles.length !== 1)
      .map(({ file, title, titles }) => `${titles.length} tests are "${title}" in ${file}`),
    // A title of placeholders alone identifies no test.
    ...proofs.filter(({ title }) => !/[a-z]{3}/.test(title.replace(/%\w|\$\w+/g, ''))).map(({ title }) => `"${title}"`),
  ]
}
