import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { checkMenus } from './check-menus.ts'
import { createReport } from './report.ts'

const MENU = `<dialog><a href="/viaggi-asia">Asia</a><a href="/viaggi-asia" rel="nofollow">Asia</a></dialog>
<nav><a class="menu-sub" href="/cerca?durations=MAX_6" rel="nofollow">Brevi</a><a href="/?modal=&amp;type=talk-to-us">Chat</a></nav>
<footer><nav><a href="/api/logout">Esci</a></nav><a href="/login" rel="nofollow">Accedi</a></footer>`
const INDEXED =
  '<meta name="robots" content="index,follow"/><link rel="canonical" href="https://it.example/viaggi-asia"/>'

type FakeResponse = { status?: number; text?: string; headers?: Record<string, string> }
const found = async (responses: Record<string, FakeResponse> = {}) => {
  const pages: Record<string, FakeResponse> = {
    '/?modal=&type=menu': { text: MENU },
    '/viaggi-asia': { text: INDEXED },
    '/cerca?durations=MAX_6': { text: '<meta name="robots" content="noindex,follow"/>' },
    '/login': { status: 303, headers: { location: 'https://account.example/auth' } },
    ...responses,
  }
  const request = async (_: string, path: string) => ({ status: 200, text: '', headers: {}, ...pages[path] })
  const report = createReport()
  await checkMenus(report, request, { market: markets.it })
  return report.findings.map(({ check, where, found }) => `${check}: ${where}: ${found}`)
}

const dead = 'a menu leads to pages'
const hidden = 'a menu leads search engines to pages that are indexed: /viaggi-asia'

describe('links of menus', () => {
  it('may lead to pages that are not indexed or redirect if search engines do not follow them', async () =>
    expect(await found()).toEqual([]))

  it.each<[Record<string, FakeResponse>, string]>([
    [{ '/?modal=&type=menu': { text: '<nav></nav>' } }, `${dead}: /: no link`],
    [{ '/viaggi-asia': { status: 404 } }, `${dead}: /viaggi-asia: 404`],
    [{ '/login': { status: 500 } }, `${dead}: /login: 500`],
    [{ '/viaggi-asia': { status: 301, headers: { location: '/asia' } } }, `${dead}: /viaggi-asia: 301 to /asia`],
    [{ '/viaggi-asia': { text: INDEXED.replace('index,', 'noindex,') } }, `${hidden}: noindex,follow`],
    [{ '/viaggi-asia': { text: INDEXED, headers: { 'x-robots-tag': 'noindex' } } }, `${hidden}: noindex`],
    [
      { '/viaggi-asia': { text: INDEXED.replace('-asia', '-africa') } },
      `${hidden}: canonical https://it.example/viaggi-africa`,
    ],
    [{ '/viaggi-asia': { text: '' } }, `${hidden}: canonical undefined`],
  ])('are refuted %#', async (responses, finding) => expect(await found(responses)).toEqual([finding]))
})
