import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BrowserSearch, installedBrowser } from './find-browser.ts'

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
