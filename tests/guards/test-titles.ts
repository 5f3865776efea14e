import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/
/** Where a title stands: first in a test or group, in what `each` gives back, or in a row of a table. */
const TITLE = new RegExp(String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|\[)\s*(?:${QUOTED.source})`, 'g')

/** Texts that tests and their groups are named by. */
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
].flatMap((folder) =>
  // The cases of a test file may stand in files of their own.
  sourceFiles(folder, /\.(test|cases)\.tsx?$/),
)

const read = new Map<string, string[]>()

/** Whether a test file has a title, or a file of cases in the folder of its name. */
const hasTitle = (file: string, title: string): boolean => {
  const cases = `${file.replace(/\.test\.tsx?$/, '')}/`
  return testFiles.some((each) => {
    if (each !== file && !each.startsWith(cases)) return false
    const titles = read.get(each) ?? titlesIn(readFileSync(each, 'utf8'))
    read.set(each, titles)
    return titles.includes(title)
  })
}

/** The proofs of a cell, as far as they are files with titles. */
export const proofsIn = (cell: string): { file: string; title: string }[] =>
  cell.split('<br>').flatMap((proof) => {
    const [, file, title] = /^`([^`]+)` "(.+)"$/.exec(proof) ?? []
    return file === undefined || title === undefined ? [] : [{ file, title }]
  })

/**
 * What is wrong with a cell of proofs, each a file in backticks and a title in quotes, parted by `<br>`.
 */
export const proofProblems = (cell: string): string[] => {
  const told = cell.split('<br>').filter(Boolean)
  const proofs = proofsIn(cell)
  return [
    ...(proofs.length === told.length ? [] : ['a proof is not a file and a title']),
    ...proofs.filter(({ file }) => !testFiles.includes(file)).map(({ file }) => `there is no test file ${file}`),
    ...proofs
      .filter(({ file, title }) => !hasTitle(file, title))
      .map(({ file, title }) => `there is no test "${title}" in ${file}`),
    // A title of holes alone names no test.
    ...proofs.filter(({ title }) => !/[a-z]{3}/.test(title.replace(/%\w|\$\w+/g, ''))).map(({ title }) => `"${title}"`),
  ]
}
