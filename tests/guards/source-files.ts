import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** TypeScript files of a folder that git tracks or would track. */
export const sourceFiles = (folder: string, pattern = /\.tsx?$/): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(file))

/** An import, as paths from the root. */
export type Import = { from: string; to: string; typeOnly: boolean; isDynamic: boolean }

const STATIC = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm
const DYNAMIC = /(\btypeof\s+)?\bimport\(\s*'(\.[^']+)'/g

/** Static and dynamic imports in the text of a file. */
export const importsIn = (file: string, text: string): Import[] =>
  [STATIC, DYNAMIC].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, type, path]) => ({
      from: file,
      to: normalize(join(dirname(file), path ?? '')),
      typeOnly: type !== undefined,
      isDynamic: pattern === DYNAMIC,
    })),
  )

export const importsOf = (file: string): Import[] => importsIn(file, readFileSync(file, 'utf8'))
