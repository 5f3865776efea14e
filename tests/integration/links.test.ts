import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMarkets } from '../../markets/registry.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const addresses = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|form)\b[^>]*\s(?:href|action)="([^"#]+)(?:#[^"]*)?"/g)].map(([, href]) =>
    (href ?? '').replace(/&amp;/g, '&'),
  )
const pictures = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src ?? '')

describe('no link is dead', () => {
  it.each(allMarkets)('in $id', { timeout: 240_000 }, async (market) => {
    const start = [
      '/',
      market.paths.search,
      market.paths.travels,
      market.paths.tours,
      `/${market.segments.travels}/japan-tokyo-kyoto`,
      market.paths.wishlist,
      '/no-such-page',
    ]
    const own = site.origin(market.id)
    const hrefs = new Set<string>()
    const images = new Set<string>()
    for (const path of start) {
      const { text } = await site.ask(market.id, path ?? '')
      for (const href of addresses(text)) if (!/^(mailto|tel):/.test(href)) hrefs.add(new URL(href, own).href)
      for (const image of pictures(text)) images.add(image)
    }
    const dead: string[] = []
    for (const href of hrefs) {
      const url = new URL(href)
      if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/newsletter')) continue
      // Other companies' pages are theirs to keep alive.
      if (!url.hostname.endsWith('.localhost')) continue
      // A page that is not there has its modals at its own address.
      if (url.origin === own && url.pathname === '/no-such-page' && url.searchParams.has('modal')) continue
      const answer = await site.ask(url.hostname, url.pathname + url.search)
      if (answer.status !== 200) dead.push(`${answer.status} ${href}`)
    }
    for (const image of images) {
      const url = new URL(image)
      const answer = await site.ask(url.hostname, url.pathname)
      if (answer.status !== 200 || !String(answer.headers['cache-control']).includes('max-age=31536000'))
        dead.push(`${answer.status} ${image}`)
    }
    expect(dead).toEqual([])
    expect(hrefs.size).toBeGreaterThan(60)
    expect(images.size).toBeGreaterThan(40)
  })
})
