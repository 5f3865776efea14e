import { describe, expect, it } from 'vitest'
import { allMarkets, markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { type MenuItem, menuItemSchema } from '../../shared/contracts/menu-link.ts'
import { fallbackMenu, menuEntries } from './menu-model.ts'

const item = (id: string, link: MenuItem['link'], children: MenuItem[] = []): MenuItem =>
  menuItemSchema.parse({ id, label: id, type: children.length > 0 ? 'drop-down' : 'link', link, children })
const page = (routingKey: string): MenuItem['link'] => ({ type: 'custompage', routingKey })

describe('menuEntries', () => {
  it('omits entries that a market lacks, and parents without children', () => {
    const items = [
      item('search-ai', page('search-ai')),
      item('parent', null, [item('only-child', page('search-ai'))]),
      item('linked-parent', page('travels'), [item('gone', page('no-such-page'))]),
      item('heading', null, [item('stays', page('tours')), item('goes', page('search-ai'))]),
    ]
    expect(menuEntries(markets.we, items, null)).toMatchObject([
      { id: 'linked-parent', href: '/destinations', children: [] },
      { id: 'heading', href: null, children: [{ id: 'stays', href: '/confirmed-tour-departures' }] },
    ])
  })

  it('links to localised paths (§2)', () => {
    const items = [item('japan', { type: 'travel', slug: 'japan-tokyo-kyoto' })]
    expect(menuEntries(markets.de, items, null)[0]?.href).toBe('/reiseziele/japan-tokyo-kyoto')
    expect(menuEntries(markets.it, items, null)[0]?.href).toBe('/viaggi/japan-tokyo-kyoto')
  })

  it.each([
    ['highlight', 'highlight'],
    ['quiet', 'quiet'],
    ['menu-top" onclick="x', null],
    ['constructor', null],
    [null, null],
  ])('maps the style %j to %j (§3)', (style, look) => {
    const menu = [{ ...item('travels', page('travels')), style }]
    expect(menuEntries(markets.it, menu, null)).toMatchObject([{ style: look }])
  })

  it.each(allMarkets.map((market) => market.id))('has a fallback menu with valid links in %s', (id) => {
    const entries = fallbackMenu(markets[id], translators[id])
    expect(entries).toHaveLength(2)
    for (const { href, label } of entries) {
      expect(href).toMatch(/^\/[a-z-]+$/)
      expect(label).not.toContain('layout.')
    }
  })
})
