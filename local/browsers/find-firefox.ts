import { type BrowserSearch, installedBrowser, installFromDebian } from './find-browser.ts'

const FIREFOX: BrowserSearch = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  packages: ['firefox-esr'],
}

export const installedFirefox = (): string | undefined => installedBrowser(FIREFOX)

/** Path of a Firefox for browser tests: `FIREFOX_PATH`, an installed one, or Debian's package when root. */
export const findFirefox = (): string | undefined => installedFirefox() ?? installFromDebian(FIREFOX)
