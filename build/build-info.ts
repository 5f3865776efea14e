import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Identity of a build. The same sources give the same identity: it contains no machine or time. */
export type BuildInfo = {
  /** From package.json. */
  version: string
  /** Last commit that changed the sources, with "-changed" when files differ from it; `null` without git. */
  commit: string | null
  /** Its time (ISO, UTC). */
  committedAt: string | null
}

export const buildInfo = (): BuildInfo => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [commit, at] = git('log', '-1', '--format=%H %ct', '--', ...SOURCES)?.split(' ') ?? []
  if (commit === undefined || at === undefined) return { version, commit: null, committedAt: null }
  const changed = git('status', '--porcelain', '--', ...SOURCES) !== ''
  const committedAt = new Date(Number(at) * 1000).toISOString()
  return { version, commit: changed ? `${commit}-changed` : commit, committedAt }
}

const git = (...words: string[]): string | null => {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Inputs of the build. */
export const SOURCES = [
  'backend',
  'build',
  'client',
  'flags',
  'markets',
  'public',
  'shared',
  'worker',
  'wrangler.toml',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Output folder: `dist` for this machine, a folder below it for an environment (DEPLOYMENT), so that a deployment does
 * not affect a running site.
 */
export const distFolder = (environment = process.env.DEPLOYMENT): string =>
  environment === undefined ? 'dist' : `dist/${environment}`
