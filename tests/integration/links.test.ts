import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../markets/brand.ts'
import { allMarkets } from '../../markets/registry.ts'
import { chosenMarkets } from '../support/chosen-markets.ts'
import { readOnlySite, type UntouchedSite } from '../support/shared-site.ts'

let site: UntouchedSite
beforeAll(async () => {
  site = await readOnlySite()
})

/** Addresses that elements of these names lead to. */
const addresses = (html: string, names: string): string[] =>
  [...html.matchAll(new RegExp(`<(?:${names})\\b[^>]*\\s(?:href|action|src)="([^"#]+)(?:#[^"]*)?"`, 'g'))].map(
    ([, address]) => (address ?? '').replace(/&amp;/g, '&'),
  )

/** Links between pages are walked by the crawl in seo.test.ts; here is all else that a page points to. */
describe('no picture, no form, no file and no link to another host is dead', () => {
  it.each(chosenMarkets())('in $id', async (market) => {
    const pages = new Set(allMarkets.map(({ id }) => site.origin(id)))
    const start = [
      '/',
      market.paths.search,
      market.paths.travels,
      market.paths.tours,
      `/${market.segments.travels}/japan-tokyo-kyoto`,
      market.paths.wishlist,
      ...(['media-sharing', 'media-coordinators', brand.wemeetRoute, 'our-values'] as const).map(
        (route) => market.paths[route],
      ),
      '/no-such-page',
    ]
    const found = new Set<string>()
    const pictures = new Set<string>()
    for (const path of start) {
      const { text } = await site.ask(market.id, path ?? '')
      const whole = (address: string) => new URL(address, site.origin(market.id)).href
      for (const href of addresses(text, 'link|form').map(whole)) found.add(href)
      for (const href of addresses(text, 'a').map(whole)) if (!pages.has(new URL(href).origin)) found.add(href)
      for (const src of addresses(text, 'img').map(whole)) pictures.add(src)
    }
    // Forms that are posted have tests of their own, and other companies' pages are theirs to keep alive.
    const ours = [...found, ...pictures]
      .map((address) => new URL(address))
      .filter(
        ({ hostname, pathname }) => hostname.endsWith('.localhost') && !/^\/(api\/|newsletter|logout$)/.test(pathname),
      )
    const dead: string[] = []
    for (const { hostname, pathname, search, href } of ours) {
      const { status, headers } = await site.ask(hostname, pathname + search)
      const kept = !pictures.has(href) || String(headers['cache-control']).includes('max-age=31536000')
      // The account area asks who it is first (sign-in.test.ts goes on from there).
      const wanted = hostname === new URL(site.origin('account')).hostname ? 303 : 200
      if (status !== wanted || !kept) dead.push(`${status} ${href}`)
    }
    expect(dead).toEqual([])
    expect(found.size).toBeGreaterThan(20)
    expect(pictures.size).toBeGreaterThan(40)
  })
})
