import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** The shell first: it needs half the CPU for the same pages. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (): string | undefined =>
  NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()).find((path) => path !== '')

const ownDownload = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined

const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined
  console.log('Installing Chromium from Debian …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status
  run('update')
  const installed = ['chromium-headless-shell', 'chromium'].some(
    (name) => run('install', '-y', '--no-install-recommends', name) === 0,
  )
  return installed ? onPath() : undefined
}

const fromPlaywright = (): string | undefined => {
  console.log('Downloading Chromium …')
  const { status } = spawnSync('playwright-core', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  return status === 0 ? ownDownload() : undefined
}

/**
 * Path of a Chromium for browser tests: `CHROMIUM_PATH`, an installed one, Debian's package when root, or Playwright's
 * download. Throws when there is none.
 */
export const findChromium = (): string => {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
    return named
  }
  const found = onPath() ?? ownDownload() ?? fromDebian() ?? fromPlaywright()
  if (found === undefined) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH')
  return found
}
