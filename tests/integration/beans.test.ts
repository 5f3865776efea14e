import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { localizedText } from '../support/builders/localized-text.ts'
import { MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { itsPath } from '../support/market-pages.ts'
import { header, type Site, startSite } from '../support/site.ts'

const prefixes = ['/viaggi', '/destinations', '/viajes', '/reiseziele']
const HOSTILE = `@import url(//evil.example/a.css); @font-face{font-family:x;src:url(//evil.example/f)}
.banner-message{letter-spacing:2px;background:url(//evil.example/b)} :scope{position:fixed;inset:0}
.x::before{content:"</style><script>alert(1)</script>"}} body{display:none}`

const BANNERS = [
  {
    id: 'everywhere',
    message: localizedText('<b>All</b><img src=x onerror=alert(1)>'),
    backgroundColor: '#ffee00',
    textColor: 'white',
  },
  { id: 'styled', position: 'top', message: localizedText('Styled'), customCss: HOSTILE, routes: { match: prefixes } },
  { id: 'one-segment', message: localizedText('One'), routes: { match: prefixes.map((prefix) => `${prefix}/*`) } },
  { id: 'deep', message: localizedText('Deep'), routes: { match: ['/**'], exclude: ['/', ...prefixes] } },
]
const TALK = [{ id: 'talk', message: localizedText('<i>Talk</i> <a href="/x">now</a>'), routes: { match: prefixes } }]

const PAGES = {
  index: `.section{scroll-margin:3px} ${HOSTILE}`,
  // Maximum nesting depth of a stylesheet.
  tours: 'a{color:red;'.repeat(800),
}

let site: Site
beforeAll(async () => {
  site = await startSite()
  const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
  for (const [name, source] of Object.entries({ banners: BANNERS, talkToUs: TALK }))
    await database.prepare('UPDATE documents SET source = ? WHERE name = ?').bind(JSON.stringify(source), name).run()
  for (const [page, css] of Object.entries(PAGES))
    await database
      .prepare("UPDATE pages SET source = json_set(source, '$.attributes.customCss', ?) WHERE routing_key = ?")
      .bind(css, page)
      .run()
})
afterAll(() => site.stop())

const shown = (html: string) => [...html.matchAll(/data-banner="([a-z-]+)"/g)].map(([, id]) => id)
const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`
const styles = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '')
/** The style after those of all pages. */
const ownStyle = (html: string) => styles(html)[4] ?? ''

describe.each(MARKETS_OF_RUN)('beans in %s', (market) => {
  const list = markets[market].paths.travels ?? ''

  it('appear on the paths that they include, and not on those that they exclude (§1, §2)', async () => {
    const on = async (path: string) => shown((await site.request(market, path)).text).sort()
    expect(await on('/')).toEqual(['everywhere'])
    expect(await on(list)).toEqual(['everywhere', 'styled', 'talk'])
    expect(await on(itsPath(markets[market]))).toEqual(['deep', 'everywhere', 'one-segment'])
    expect(await on(markets[market].paths.search ?? '')).toEqual(['deep', 'everywhere'])
  })
})

describe('style of a page', () => {
  it('is in that page’s CSP by its hash, and in no other page’s', async () => {
    const home = await site.request('it', '/')
    const travels = await site.request('it', '/viaggi')
    const own = ownStyle(travels.text)
    expect(own).not.toBe(ownStyle(home.text))
    expect(header(travels, 'content-security-policy')).toContain(hashOf(own))
    expect(header(home, 'content-security-policy')).not.toContain(hashOf(own))
    for (const response of [
      home,
      travels,
      await site.request('it', '/non-esiste'),
      await site.request('it', '/preferiti'),
    ]) {
      const policy = header(response, 'content-security-policy')
      expect(styles(response.text).length).toBeGreaterThan(1)
      for (const css of styles(response.text)) expect(policy).toContain(hashOf(css))
      expect(response.headers['x-style-hash']).toBeUndefined()
    }
  })

  it('is in the CSP of a cached page and of a 304 response', async () => {
    const first = await site.request('it', '/viaggi')
    const again = await site.request('it', '/viaggi')
    const unchanged = await site.request('it', '/viaggi', { headers: { 'if-none-match': header(again, 'etag') } })
    expect([again.headers['x-page-cache'], unchanged.status]).toEqual(['memory', 304])
    for (const response of [again, unchanged])
      expect(header(response, 'content-security-policy')).toBe(header(first, 'content-security-policy'))
  })

  it('contains nothing that affects other parts, loads or runs', async () => {
    const { text } = await site.request('it', '/viaggi')
    const own = ownStyle(text)
    expect(own).toContain('@scope ([data-banner-slot="1"]){.banner-message{letter-spacing:2px}')
    expect(own).not.toMatch(/url\(|@import|@font-face|position:(?!(?:relative|sticky)!important)|body|<\//)
    expect(own + text).not.toContain('evil.example')
    expect(text.replace(own, '')).not.toMatch(/alert\(1\)|onerror/)
  })

  it('has legible colours of editors', async () => {
    const own = ownStyle((await site.request('it', '/viaggi')).text)
    expect(own).toContain('[data-banner-slot="0"]{background-color:#ffee00;color:#241a1e;--focus:#241a1e}')
  })
})

describe('custom CSS of a page', () => {
  it('applies to its main part only', async () => {
    const own = ownStyle((await site.request('it', '/')).text)
    expect(own).toContain('@scope (#main){.section{scroll-margin:3px}')
    expect(own).not.toMatch(/url\(|@import|@font-face|position:(?!(?:relative|sticky)!important)|body|<\//)
  })

  it('has no effect on the status of the page, at any nesting depth', async () => {
    const response = await site.request('it', '/partenze-confermate')
    expect([response.status, styles(response.text).length]).toEqual([200, 5])
  })
})

describe('talk-to-us bean', () => {
  it('is one link to the modal over its page, with text only (§3)', async () => {
    const { text } = await site.request('de', '/reiseziele')
    const [bean = ''] = /<div class="talk-bean".*?<\/div>/s.exec(text) ?? []
    expect(bean).toMatch(/href="\/reiseziele\?modal=&amp;type=talk-to-us"/)
    expect(bean).toContain('<i>Talk</i> now')
  })
})

it('a closed banner is absent from the next page, whatever its style', async () => {
  const { text } = await site.request('it', '/viaggi', { headers: { cookie: '__Host-banners=styled' } })
  expect(text).toMatch(/<html[^>]*data-hide-banner-1=""/)
})
