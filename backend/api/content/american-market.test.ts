import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'
import { loadCustomPage } from './custom-page.ts'
import { loadLayout } from './layout.ts'

/** British spellings, independent of the replacement table. */
const BRITISH = [
  /\b\w*(?:colour|favour|flavour|harbour|neighbour|honour|humour|labour|behaviour|rumour)\w*/i,
  /\b(?:travell|cancelled|cancelling|snorkell|modell|jewellery|fulfil\b|enrol\b)\w*/i,
  /\b\w*(?:organis|recognis|realis[ei]|apologis|personalis|authoris|acclimatis|specialis[ei]|customis|minimis|civilis)\w*/i,
  /\b(?:kilo|centi|milli)?met?res?\b/i,
  /\b(?:litre|centre|theatre|amphitheatre|fibre)s?\b/i,
  /\b(?:programme|licence|catalogue|grey|tyre|kerb|cosy|pyjamas|sulphur|whilst|towards|learnt|ageing)s?\b/i,
  /\b(?:autumn|rubbish|queue|trousers|overtrousers|jumper|biscuit|pavement|bookshop|timetable|cash machine)s?\b/i,
  /\b(?:petrol|motorway|lorry|fortnight|torch|plaster|working day|on holiday|one holiday|\w+ holidays? of)s?\b/i,
  /\b(?:paraffin|filling station|prawn|hooting|at the till|boxing day|postwoman|half past|kilo|gram)s?\b/i,
  /\b(?:straight away|rucksack|maize|ochre|savannah|jab|sailing boat)s?\b|\bround (?:the|a|it)\b|\bSt [A-Z]/,
  /\b(?:1[3-9]|2[0-3]):[0-5]\d\b/,
  /\+44/,
]
/** Names keep their spelling in America. */
const NAMES =
  /Grey Glacier|Grey Lake|Lake Grey|Lago Grey|Sulphur Mountain|Sulphur Springs|jumper cables|limestone pavement|carved plaster/g
const KEYS_WITHOUT_TEXT = new Set(['id', 'slug', 'url', 'canonical', 'routingKey', 'urls'])

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
}, 60_000)

const call = async (path: string, market: 'us' | 'we', body?: object): Promise<unknown> => {
  const response = await app.request(
    `${path}${path.includes('?') ? '&' : '?'}market=${market}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    { ...seeded.env, CLOCK: `${SEED_DAY}T12:00:00Z` },
  )
  expect(response.status, path).toBe(200)
  return ((await response.json()) as { data: unknown }).data
}

const texts = (value: unknown, key = ''): string[] => {
  if (KEYS_WITHOUT_TEXT.has(key)) return []
  if (typeof value === 'string') return /^\d\d:\d\d$|^https?:/.test(value) ? [] : [value.replace(/<[^>]*>/g, ' ')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, Array.isArray(value) ? key : name))
}

const britishIn = (value: unknown): string[] =>
  texts(value).flatMap((text) => {
    const bare = text.replace(NAMES, '')
    return BRITISH.flatMap((spelling) => spelling.exec(bare)?.[0] ?? [])
  })

const pagesOf = (market: 'us' | 'we') =>
  seeded.rows.page_slugs.flatMap((row) => (row.market === market ? [`/custompages/show?slug=${row.slug}`] : []))

describe('American market', () => {
  it('has no British spelling in pages, layout and filters', async () => {
    const pages = pagesOf('us')
    expect(pages.length).toBeGreaterThan(25)
    for (const path of [...pages, '/layouts', '/filters']) expect(britishIn(await call(path, 'us')), path).toEqual([])
  })
})

describe('British market', () => {
  it("has the editors' texts unchanged", async () => {
    const site = seeded.site('we')
    expect(await call('/layouts', 'we')).toEqual(JSON.parse(JSON.stringify(await loadLayout(site))))
    const british: string[] = []
    for (const path of pagesOf('we')) {
      const slug = path.split('slug=')[1] ?? ''
      const value = await call(path, 'we')
      expect(value).toEqual(JSON.parse(JSON.stringify(await loadCustomPage(site, { slug }))))
      british.push(...britishIn(value))
    }
    expect(new Set(british.map((word) => word.toLowerCase()))).toContain('travellers')
  })
})
