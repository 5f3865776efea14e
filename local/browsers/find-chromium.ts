import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { type BrowserSearch, installedBrowser, installFromDebian, isRoot } from './find-browser.ts'

/** The shell first: it needs half the CPU for the same pages. */
const CHROMIUM: BrowserSearch = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: ['chromium-headless-shell', 'chromium'],
}

/**
 * Path of an installed Chromium with windows: the shell has no back/forward cache. Tests only.
 * @internal
 */
export const findWindowedChromium = (): string | undefined =>
  installedBrowser({ ...CHROMIUM, variable: 'WINDOWED_CHROMIUM_PATH', commands: CHROMIUM.commands.slice(1) }) ??
  ownDownload()

const ownDownload = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined

/** With the libraries it needs when root: otherwise that would ask for a password. */
const fromPlaywright = (): string | undefined => {
  console.log('Downloading Chromium …')
  const words = ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']
  const { status } = spawnSync('playwright-core', words, { stdio: 'inherit' })
  return status === 0 ? ownDownload() : undefined
}

/**
 * Path of a Chromium for browser tests: `CHROMIUM_PATH`, an installed one, Debian's package when root, or Playwright's
 * download. Throws when there is none.
 */
export const findChromium = (): string => {
  const found = installedBrowser(CHROMIUM) ?? ownDownload() ?? installFromDebian(CHROMIUM) ?? fromPlaywright()
  if (found === undefined) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH')
  return found
}
