import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export type BrowserSearch = {
  name: string
  /** Environment variable with the path of a browser, before all others. */
  variable: string
  /** Commands on the path, best first. */
  commands: readonly string[]
  /** Debian's packages, best first. */
  packages: readonly string[]
}

const onPath = (commands: readonly string[]): string | undefined =>
  commands.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()).find((path) => path !== '')

/** Path of an installed browser. Throws when the environment variable names no file. */
export const installedBrowser = ({ variable, commands }: BrowserSearch): string | undefined => {
  const named = process.env[variable]
  if (named === undefined || named === '') return onPath(commands)
  if (!existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist`)
  return named
}

export const isRoot = (): boolean => process.getuid?.() === 0

/** Installs Debian's package when root. */
export const installFromDebian = ({ name, commands, packages }: BrowserSearch): string | undefined => {
  if (!isRoot() || spawnSync('which', ['apt-get']).status !== 0) return undefined
  console.log(`Installing ${name} from Debian …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status
  run('update')
  return packages.some((each) => run('install', '-y', '--no-install-recommends', each) === 0)
    ? onPath(commands)
    : undefined
}
