import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Which product a build is. The same sources make the same: nothing in it is of the machine or the hour. */
export type BuildInfo = {
  /** Of package.json. */
  version: string
  /** The last commit that changed what is built, with "-changed" when files differ from it; null without git. */
  commit: string | null
  /** Its instant (ISO, UTC). */
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

/** Everything that the build reads. */
export const SOURCES = [
  'backend',
  'client',
  'flags',
  'markets',
  'public',
  'scripts/build',
  'shared',
  'worker',
  'wrangler.toml',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Where a build goes: that of this machine into `dist`, that of an environment (CLOUDFLARE_ENV) below it, so that
 * deploying takes nothing from a site that is being served.
 */
export const distFolder = (environment = process.env.CLOUDFLARE_ENV): string =>
  environment === undefined ? 'dist' : `dist/${environment}`
