import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BrowserSearch, installedBrowser } from './find-browser.ts'
import { findChromium } from './find-chromium.ts'
import { findFirefox } from './find-firefox.ts'

const search = (...commands: string[]): BrowserSearch => ({
  name: 'Browser',
  variable: 'TEST_BROWSER_PATH',
  commands,
  packages: [],
})

describe('installed browser', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is the one that the environment variable names', () => {
    vi.stubEnv('TEST_BROWSER_PATH', '/bin/sh')
    expect(installedBrowser(search('cat'))).toBe('/bin/sh')
  })

  it('fails when the environment variable names no file', () => {
    vi.stubEnv('TEST_BROWSER_PATH', '/no/such/browser')
    expect(() => installedBrowser(search('sh'))).toThrow('TEST_BROWSER_PATH names /no/such/browser')
  })

  it('is otherwise the first command on the path, or none', () => {
    vi.stubEnv('TEST_BROWSER_PATH', '')
    expect(installedBrowser(search('no-such-browser', 'sh'))).toMatch(/\/sh$/)
    expect(installedBrowser(search('no-such-browser'))).toBeUndefined()
  })
})

describe('machine without browsers', () => {
  let folder: string
  const install = (name: string, script: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const called = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  const asUser = (id: number) => vi.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(id)
  /** Records its calls, and installs a command. */
  const installer = (name: string, installs = '') =>
    install(
      name,
      `echo "${name} $@" >> ${folder}/calls
      case "$*" in *install*) ${installs === '' ? 'exit 100' : `printf '#!/bin/sh' > ${installs}; /bin/chmod +x ${installs}`};; esac`,
    )
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browsers-'))
    writeFileSync(join(folder, 'calls'), '')
    symlinkSync('/usr/bin/which', join(folder, 'which'))
    vi.stubEnv('PATH', folder)
    for (const name of ['CHROMIUM_PATH', 'FIREFOX_PATH']) vi.stubEnv(name, '')
    vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'download'))
    vi.spyOn(console, 'log').mockReturnValue()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  it('gets Firefox from Debian when root', () => {
    asUser(0)
    const path = join(folder, 'firefox-esr')
    installer('apt-get', path)
    expect(findFirefox()).toBe(path)
    expect(called()).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends firefox-esr'])
  })

  it('has no Firefox when Debian’s package cannot be installed', () => {
    asUser(0)
    installer('apt-get')
    expect(findFirefox()).toBeUndefined()
  })

  it('installs nothing from Debian without root', () => {
    asUser(1000)
    installer('apt-get')
    installer('playwright-core')
    expect(findFirefox()).toBeUndefined()
    expect(findChromium).toThrow('No Chromium: install one, or name it in CHROMIUM_PATH')
    // Debian's libraries would need root.
    expect(called()).toEqual(['playwright-core install chromium'])
  })

  it('downloads Chromium when Debian has none', () => {
    asUser(0)
    installer('apt-get')
    installer('playwright-core')
    expect(findChromium).toThrow('No Chromium')
    expect(called()).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      'apt-get install -y --no-install-recommends chromium',
      'playwright-core install --with-deps chromium',
    ])
  })
})
