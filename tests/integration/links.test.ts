import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../markets/brand.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets } from '../../markets/registry.ts'
import { chosenMarkets, MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { itsPath } from '../support/market-pages.ts'
import { sharedSite } from '../support/shared-site.ts'
import type { Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

/** URLs in the attributes of elements with these names. */
const urlsOf = (html: string, names: string): string[] =>
  [...html.matchAll(new RegExp(`<(?:${names})\\b[^>]*\\s(?:href|action|src)="([^"#]+)(?:#[^"]*)?"`, 'g'))].map(
    ([, url]) => (url ?? '').replace(/&amp;/g, '&'),
  )

const pathsToVisit = (market: Market): string[] =>
  [
    '/',
    market.paths.search,
    market.paths.travels,
    market.paths.tours,
    itsPath(market),
    market.paths.wishlist,
    ...(['media-sharing', 'media-coordinators', brand.wemeetRoute, 'our-values'] as const).map(
      (route) => market.paths[route],
    ),
    '/no-such-page',
  ].map((path) => path ?? '')

/** Targets of a market's pages, without links between pages: the crawl in seo.test.ts follows those. */
const collectTargets = async (market: Market) => {
  const origins = new Set(allMarkets.map(({ id }) => site.origin(id)))
  const links = new Set<string>()
  const pictures = new Set<string>()
  const resolve = (url: string) => new URL(url, site.origin(market.id)).href
  for (const path of pathsToVisit(market)) {
    const { text } = await site.request(market.id, path)
    for (const href of urlsOf(text, 'link|form').map(resolve)) links.add(href)
    for (const href of urlsOf(text, 'a').map(resolve)) if (!origins.has(new URL(href).origin)) links.add(href)
    for (const src of urlsOf(text, 'img').map(resolve)) pictures.add(src)
  }
  return { links, pictures }
}

/** Excludes posted forms, which have separate tests, and sites of other companies. */
const isChecked = ({ hostname, pathname }: URL): boolean =>
  hostname.endsWith('.localhost') && !/^\/(api\/|newsletter|logout$)/.test(pathname)

/** Returns the status and the URL of a target that is dead, or of a picture that is not cached for a year. */
const problemOf = async ({ hostname, pathname, search, href }: URL, isPicture: boolean): Promise<string | null> => {
  const { status, headers } = await site.request(hostname, pathname + search)
  // The account area redirects to sign-in (sign-in.test.ts).
  const expected = hostname === new URL(site.origin('account')).hostname ? 303 : 200
  const isCached = !isPicture || String(headers['cache-control']).includes('max-age=31536000')
  return status === expected && isCached ? null : `${status} ${href}`
}

it.each(allMarkets)('the consent notice of $id links to what the privacy policy says of cookies', async ({ id }) => {
  const { text } = await site.request(id, '/')
  const [, path = ''] = /class="consent.*?href="([^"]+)#cookies"/s.exec(text) ?? []
  expect((await site.request(id, path)).text).toMatch(/id="cookies"[^>]*>(?:(?!<section).)*?<h2[^>]*>[^<]*cookie/is)
})

describe('links, forms and pictures', () => {
  it.each(chosenMarkets(MARKETS_OF_RUN))('have no dead target in $id (§2)', async (market) => {
    const { links, pictures } = await collectTargets(market)
    const problems: (string | null)[] = []
    for (const url of [...links, ...pictures].map((each) => new URL(each)).filter(isChecked))
      problems.push(await problemOf(url, pictures.has(url.href)))
    expect(problems.filter((problem) => problem !== null)).toEqual([])
    expect(links.size).toBeGreaterThan(20)
    expect(pictures.size).toBeGreaterThan(40)
  })
})

/** Text of the body without phone numbers. */
const visibleText = (html: string): string =>
  html
    .replace(/^.*<body/s, '<body')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/\+\d[\d\s]+/g, ' ')

const isYear = (number: string): boolean => /^20[2-4]\d$/.test(number)

describe('numbers', () => {
  it.each(allMarkets)('have one format in $id', async (market) => {
    const { id, paths } = market
    const [thousands, other] = id === 'us' || id === 'we' ? [',', '.'] : ['.', ',']
    const search = `${paths.search}?tab=tours`
    const texts = await Promise.all(
      [
        '/',
        search,
        `${search}&show=prices`,
        paths.travels,
        paths.tours,
        itsPath(market),
        paths['area-asia'],
        '/no-such-page',
      ].map(async (path) => ({ path, text: visibleText((await site.request(id, path ?? '/')).text) })),
    )
    const slips = texts.flatMap(({ path, text }) =>
      [
        ...(text.match(/(?<![\p{L}\d.,:/-])\d{4,}(?![\p{L}\d])/gu) ?? []).filter((number) => !isYear(number)),
        ...(text.match(new RegExp(`(?<!\\d)\\d{1,3}[${other}’\\u202f]\\d{3}(?!\\d)`, 'g')) ?? []),
      ].map((number) => `${path}: ${number}`),
    )
    expect(slips).toEqual([])
    expect(texts[1]?.text).toMatch(new RegExp(`\\d[${thousands}]\\d{3} \\p{L}`, 'u'))
  })
})
