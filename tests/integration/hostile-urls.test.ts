import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { filterStateSchema } from '../../shared/contracts/filter-state.ts'
import { chosenMarkets } from '../support/chosen-markets.ts'
import { itsPath } from '../support/market-pages.ts'
import { sharedSite } from '../support/shared-site.ts'
import type { Site } from '../support/site.ts'
import { casesOfRun, IS_WHOLE_RUN } from '../support/whole-run.ts'

const walked = chosenMarkets(casesOfRun<MarketId>(['it'], ['us', 'we', 'es', 'fr', 'de']))
const URLS = IS_WHOLE_RUN ? 200 : 100
let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '"><img src=x onerror=alert(1)>',
    '../../../etc/passwd',
    '%00',
    '\u202e',
    '{{7*7}}',
    '-1',
    '0',
    '1e999',
    'NaN',
    '99999999999999999999',
    '2026-02-30',
    '2027-13-01',
    '0000-00-00',
    'null',
    'undefined',
    '[]',
    '*',
    '%',
    '_',
    'x'.repeat(2000),
    'é'.repeat(300),
    '😀'.repeat(100),
    '"',
    '\\',
    'AND',
    '__proto__',
    'constructor',
    'NEAR(',
    '(((',
  ),
)
const key = fc.oneof(
  fc.constantFrom(...Object.keys(filterStateSchema.unwrap().shape).flatMap((each) => [each, `${each}[]`])),
  fc.constantFrom(
    'when',
    'price',
    'where',
    'modal',
    'type',
    'layout',
    'country',
    '__proto__',
    'constructor',
    'toString',
    'a[b]',
    '',
  ),
)
const query = fc
  .array(fc.tuple(key, nasty), { maxLength: 12 })
  .map((pairs) =>
    pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`).join('&'),
  )
const rawPath = fc.array(
  fc.constantFrom(
    'a',
    '/',
    '%2f',
    '%00',
    '..',
    '%',
    '%ff',
    'viaggi',
    'cerca',
    '?',
    '#',
    ';',
    '&',
    '%20',
    ':',
    '@',
    '*',
    '~',
  ),
  { maxLength: 12 },
)

describe('hostile URLs', () => {
  it.each(walked)(`${URLS} of them cause no error in $id`, async (market) => {
    const address = fc.oneof(
      query.map((text) => `${market.paths.search}?${text}`),
      query.map((text) => `/?${text}`),
      query.map((text) => `${itsPath(market)}?${text}`),
      nasty.map((text) => `/${market.segments.travels}/${encodeURIComponent(text.toWellFormed())}`),
      nasty.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
      nasty.map((text) => `/api/destinations?search=${encodeURIComponent(text.toWellFormed())}`),
      rawPath.map((parts) => `/${parts.join('')}`),
    )
    const broken: string[] = []
    for (const path of fc.sample(address, { numRuns: URLS, seed: 20_270_115 })) {
      const response = await site.request(market.id, path.slice(0, 7000))
      if (response.status >= 500 || response.text.includes('<script>alert(1)'))
        broken.push(`${response.status} ${path}`)
    }
    expect(broken).toEqual([])
  })

  it('one invalid parameter leaves the others in effect (§3)', async () => {
    const good = await site.request('it', '/cerca?textSearch=giappone')
    const mixed = await site.request(
      'it',
      '/cerca?textSearch=giappone&page=-3&priceFrom=abc&dateFrom=2026-02-30&sort=evil&nonsense[]=1',
    )
    const count = (text: string) => (text.match(/class="[^"]*\bcard\b/g) ?? []).length
    expect(mixed.status).toBe(200)
    expect(count(mixed.text)).toBe(count(good.text))
    expect(count(good.text)).toBeGreaterThan(0)
  })
})
