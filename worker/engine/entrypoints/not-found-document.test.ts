import { expect, it, vi } from 'vitest'
import type { Layout } from '../../../shared/contracts/layout.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { sampleLayout } from '../../../tests/support/builders/sample-layout.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { PageStyle } from '../styles/page-style.ts'
import { notFoundDocument } from './not-found-document.ts'

const SITE: RenderContext = { ...sampleSite(), route: 'catch-all', path: '/uno' }

const NO_TRAVELS: Travel[] = []

/** Documents of a layout of its own; counts renderings. */
const createWorld = (layout: Layout | null = { ...sampleLayout }) => {
  const render = vi.fn(async () => ({ chunks: [], slots: [], styleHashes: [] }))
  const open = (
    change: Partial<RenderContext> = {},
    {
      style = null,
      of = layout,
      suggested = NO_TRAVELS,
    }: { style?: PageStyle | null; of?: Layout | null; suggested?: Travel[] } = {},
  ) => notFoundDocument({ ...SITE, ...change }, { layout: of, style, suggested }, render)
  return { open, render }
}

it.each([
  ['a layout', { ...sampleLayout }],
  ['no layout', null],
])('one document with %s serves all missing paths', async (_, layout) => {
  // Without a layout by market: one that no other test uses.
  const market = sampleSite('fr').market
  const { open, render } = createWorld(layout)
  expect(await open({ market, path: '/due' })).toBe(await open({ market }))
  expect(await open({ market, path: '/a/tre' })).toBe(await open({ market }))
  expect(render).toHaveBeenCalledTimes(1)
})

it.each<[string, Partial<RenderContext>]>([
  ['market', { market: sampleSite('es').market }],
  ['route', { route: 'index' }],
  ['currency', { currency: 'USD' }],
  ['day', { today: '2027-01-16' }],
  ['flags', { variations: { wishlist: false } }],
  ['banners', { path: '/elsewhere' }],
  ['bean', { path: '/talk/us' }],
])('another %s has another document', async (_, change) => {
  const { open, render } = createWorld()
  await open()
  await open(change)
  expect(render).toHaveBeenCalledTimes(2)
})

it('another style, layout or list of suggested travels has another document', async () => {
  const { open, render } = createWorld()
  await open()
  await open({}, { style: { css: '', hash: 'a' } })
  await open({}, { of: { ...sampleLayout } })
  await open({}, { suggested: [] })
  expect(render).toHaveBeenCalledTimes(4)
})

it.each(['/travels', '/x/travels', '/x/chi-siamo', '/preferiti/a'])(
  'the document of %s, which a menu may mark as current, is its own',
  async (path) => {
    const [entry] = sampleLayout.header.menu
    const link = { type: 'url' as const, url: 'https://it.example/chi-siamo' }
    const menu = [...sampleLayout.header.menu, { ...entry, link }]
    const { open, render } = createWorld({ ...sampleLayout, header: { menu } } as Layout)
    await open({ path })
    await open({ path })
    expect(render).toHaveBeenCalledTimes(2)
  },
)

it('a layout has at most 64 documents', async () => {
  const { open, render } = createWorld()
  const days = Array.from({ length: 65 }, (_, n) => `2027-${10 + Math.floor(n / 30)}-${10 + (n % 30)}` as const)
  for (const today of days.slice(0, 64)) await open({ today })
  await open({ today: days[0] ?? '2027-01-15' })
  expect(render).toHaveBeenCalledTimes(64)
  await open({ today: days[64] ?? '2027-01-15' })
  await open({ today: days[0] ?? '2027-01-15' })
  expect(render).toHaveBeenCalledTimes(66)
})
