import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { inlineCss } from '../support/measure-bytes.ts'
import { sharedSite } from '../support/shared-site.ts'
import { header, type Site } from '../support/site.ts'
import { USER_AGENT } from '../support/user-agent.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const STYLES =
  /<link rel="preload" as="style" href="\/assets\/styles-[\w-]{8}\.css"><link rel="preload" as="image" crossorigin href="\/assets\/icons-[\w-]{8}\.svg"><style>.*?<\/style><link rel="preload" as="font"[^>]*>(<style>.*?<\/style>){2}/s
const LINK =
  /<link rel="preload" as="font"[^>]*><link rel="stylesheet" href="(\/assets\/fonts-[\w-]{8}\.css)"><link rel="stylesheet" href="(\/assets\/styles-[\w-]{8}\.css)">/
/** Below the first screen; Firefox waits before the script. */
const LATER =
  /<link rel="stylesheet" href="\/assets\/styles-[\w-]{8}\.css"><script>0<\/script><link rel="stylesheet" media="not all" href="(\/assets\/fonts-[\w-]{8}\.css)">/g
/** What search engines and previews of shared links read. */
const DESCRIPTION = /<meta name="description".*<meta name="twitter:card"[^>]*>/s
const LINKED_DATA = /<script type="application\/ld\+json">.*?<\/script>/g
const TRAVEL = '/viaggi/giappone-tokyo-kyoto'
const cssOf = async (path: string): Promise<string> => inlineCss((await site.request('it', path)).text)
/** Name and hash of the complete stylesheet. */
const stylesheet = async () => {
  const { text } = await site.request('it', '/')
  const [, href = '', hash = ''] = /<link rel="stylesheet" href="(\/assets\/styles-([\w-]{8})\.css)"/.exec(text) ?? []
  return { href, hash, cookie: `__Host-styles=${hash}` }
}

describe('styles in a page', () => {
  it.each([
    ['/cerca', ['.search-toolbar', '.card-title', '.consent'], ['.show-more', '.footer', '.cover']],
    [TRAVEL, ['.gallery', '.travel-line', '.price-card', '.consent'], ['.stages', '.search-title', '.footer']],
    ['/nope', ['.message-page', '.consent'], ['.card-title', '.footer']],
    ['/', ['.cover', '.widget'], ['.card-title', '.carousel-row', '.footer']],
  ])('of %s are those of the first screen', async (path, present, absent) => {
    const css = await cssOf(path)
    for (const selector of present) expect(css, selector).toContain(selector)
    for (const selector of absent) expect(css, selector).not.toMatch(new RegExp(`\\${selector}[{,:. >[]`))
  })

  it.each([
    ['/cerca', 7_010],
    ['/', 6_310],
    [TRAVEL, 6_110],
  ])(
    'of %s on a phone are at most %i bytes at the edge, none of them for wide windows or fonts',
    async (path, most) => {
      const phone = { 'user-agent': USER_AGENT, 'sec-ch-ua-mobile': '?1' }
      const { text } = await site.request('it', path, { headers: phone })
      const css = inlineCss(text)
      expect(css).not.toMatch(/1\d{3}px<=|>=1\d{3}px|@font-face/)
      expect(text).not.toContain('.woff2')
      const bytes = brotliCompressSync(css, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
      expect(bytes).toBeGreaterThan(2000)
      expect(bytes).toBeLessThanOrEqual(most)
    },
  )
})

describe('a visitor of a page whose own styles lack some', () => {
  it('gets a link with the prompt for another market', async () => {
    const abroad = await site.request('it', '/cerca', { headers: { 'user-agent': USER_AGENT, 'cf-ipcountry': 'FR' } })
    expect(abroad.text).toContain('class="geo"')
    expect(abroad.text).toMatch(LINK)
  })
})

describe('a browser that has the stylesheet', () => {
  it.each(['/cerca', TRAVEL, '/nope', '/preferiti'])(
    'gets %s with links instead of styles, without what crawlers read, and no other change',
    async (path) => {
      const { href, cookie } = await stylesheet()
      // Pages name each request.
      const textOf = (text: string) => text.replace(/<p class="message-detail">.*?<\/p>/, '')
      const plain = await site.request('it', path)
      const linked = await site.request('it', path, { headers: { cookie } })
      const [, fonts = '', linkedHref] = LINK.exec(linked.text) ?? []
      expect(linkedHref).toBe(href)
      expect(plain.text).not.toMatch(LINK)
      expect([...plain.text.matchAll(LATER)].map(([, prefetched]) => prefetched)).toEqual([fonts])
      expect(textOf(linked.text.replace(LINK, ''))).toBe(
        [STYLES, LATER, DESCRIPTION, LINKED_DATA].reduce((text, part) => text.replace(part, ''), textOf(plain.text)),
      )
      const names = ['content-security-policy', 'link', 'cache-control', 'vary']
      for (const name of names) expect(header(linked, name), name).toBe(header(plain, name))
      if (plain.status === 200 && path !== '/preferiti') expect(header(linked, 'etag')).not.toBe(header(plain, 'etag'))
      for (const each of [href, fonts]) {
        const file = await site.request('it', each)
        expect([file.status, header(file, 'cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      }
      expect(plain.text).toContain(`<style>${(await site.request('it', fonts)).text.trim()}</style>`)
    },
  )

  it('gets what crawlers read on a first page only, and the canonical URL on all', async () => {
    const { cookie } = await stylesheet()
    const first = (await site.request('it', TRAVEL)).text
    const further = (await site.request('it', TRAVEL, { headers: { cookie } })).text
    expect(first.match(LINKED_DATA)?.length).toBeGreaterThan(2)
    const all = ['name="description"', 'name="robots"', 'hrefLang="de"', 'property="og:image"', 'ld+json']
    for (const part of all) expect([first.includes(part), further.includes(part)], part).toEqual([true, false])
    for (const text of [first, further])
      expect(text).toMatch(/<link rel="canonical" href="[^"]+\/viaggi\/giappone-tokyo-kyoto"/)
  })

  it('gets styles in the page when it has those of another build', async () => {
    const headers = { cookie: '__Host-styles=AAAAAAAA' }
    expect((await site.request('it', '/cerca', { headers })).text).not.toMatch(LINK)
  })

  it('gets copies for offline use with styles of the first screen and a link', async () => {
    const headers = { 'x-offline-copy': 'neutral' }
    const copy = await site.request('it', TRAVEL, { headers })
    expect(header(copy, 'x-offline-copy')).toBe('neutral')
    expect(inlineCss(copy.text)).toContain('.gallery')
    expect(copy.text.match(LATER)).toHaveLength(1)
  })
})
