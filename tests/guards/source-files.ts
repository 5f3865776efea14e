import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** TypeScript files of a folder: those that git tracks, and new ones that it does not ignore. */
export const sourceFiles = (folder: string, pattern = /\.tsx?$/): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(file))
