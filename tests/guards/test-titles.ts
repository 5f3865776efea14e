import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

/** Texts that tests and their groups are named by: all quoted texts of a test file, for titles of tables stand alone. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  )

export const testFiles = ['backend', 'client', 'flags', 'markets', 'scripts', 'shared', 'tests', 'worker'].flatMap(
  (folder) =>
    // The cases of a test file may stand in files of their own.
    sourceFiles(folder, /\.(test|cases)\.tsx?$/),
)
const titles = new Set(testFiles.flatMap((file) => titlesIn(readFileSync(file, 'utf8'))))

/** The proofs of a cell, as far as they are files with titles. */
export const proofsIn = (cell: string): { file: string; title: string }[] =>
  cell.split('<br>').flatMap((proof) => {
    const [, file, title] = /^`([^`]+)` "(.+)"$/.exec(proof) ?? []
    return file === undefined || title === undefined ? [] : [{ file, title }]
  })

/**
 * What is wrong with a cell of proofs, each a file in backticks and a title in quotes, parted by `<br>`. A title that is
 * split off into another file is still that test's.
 */
export const proofProblems = (cell: string): string[] => {
  const told = cell.split('<br>').filter(Boolean)
  const proofs = proofsIn(cell)
  return [
    ...(proofs.length === told.length ? [] : ['a proof is not a file and a title']),
    ...proofs.filter(({ file }) => !testFiles.includes(file)).map(({ file }) => `there is no test file ${file}`),
    ...proofs.filter(({ title }) => !titles.has(title)).map(({ title }) => `there is no test "${title}"`),
    // A title of holes alone names no test.
    ...proofs.filter(({ title }) => !/[a-z]{3}/.test(title.replace(/%\w|\$\w+/g, ''))).map(({ title }) => `"${title}"`),
  ]
}
