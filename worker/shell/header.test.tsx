import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { STATIC_ROUTES } from '../../markets/route-table.ts'
import { translators } from '../../markets/translate.ts'
import { menuItemSchema } from '../../shared/contracts/menu-link.ts'
import { FORBIDDEN, renderSample } from '../../tests/support/builders/render-sample.tsx'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { sampleSite } from '../../tests/support/builders/sample-search.ts'
import type { DataContext } from '../data/public-client.ts'
import { publicModal } from '../modals/public.ts'
import type { RenderContextInput } from '../ui/render-context.tsx'
import { Header } from './header.tsx'
import { menuEntries } from './menu-model.ts'

const item = (id: string, children: object[] = [], rest: object = {}) => ({
  id,
  label: `Label ${id}`,
  type: children.length > 0 ? 'drop-down' : 'link',
  link: { type: 'custompage', routingKey: 'travels' },
  children,
  ...rest,
})
const items = [
  item('mega', [item('group', [item('deep', [], { badge: 'HOT', icon: 'globe' })], { badge: 'NEW', icon: 'heart' })], {
    type: 'mega-menu',
  }),
  item('flat', [item('flat-group', [item('x')], { removeAccordionOnMobile: true })], {
    type: 'columns',
    badge: 'SAFE',
    icon: 'star',
    removeAccordionOnMobile: true,
  }),
  item('drop', [item('y', [], { target: '_blank' })]),
  item('plain'),
  item('account', [], { link: { type: 'account', routingKey: 'travels' } }),
].map((each) => menuItemSchema.parse(each))
const menu = menuEntries(markets.it, items, null)

const render = (changes: Partial<RenderContextInput> = {}, market: MarketId = 'it', currencySwitch = true) =>
  renderSample(market, <Header menu={menu} transparent={false} currencySwitch={currencySwitch} />, changes)

/** A modal that the header loads parts of. */
const modal = async (type: 'search' | 'menu', layout: string | null) => {
  const header = { ...sampleLayout.header, menu: items }
  const frame = { site: sampleSite(), layout: { ...sampleLayout, header }, alternates: {}, data: {} as DataContext }
  return renderSample('it', (await publicModal(type).open?.(frame, layout))?.body)
}
const withPanels = async () => render() + (await modal('menu', null))

const both = { talkToUs: { header: true, footer: true } }

describe('header', () => {
  it.each(MARKET_IDS)('renders clean markup with unique ids in %s (§2)', (market) => {
    const html = render({ variations: { wishlist: true, ...both }, accountOrigin: 'https://account.example' }, market)
    for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has login and account, of which the gateway leaves one', () => {
    const html = render({ signIn: true, accountOrigin: 'https://account.example' })
    expect(html).toContain('href="/login"')
    expect(html).toContain('action="/logout"')
    for (const page of ['profile', 'travels', 'partnership', 'communications'])
      expect(html).toContain(`href="https://account.example/${page}"`)
  })

  it('has a search bar except on tours and search, and always a search link (§2)', async () => {
    for (const route of STATIC_ROUTES) {
      const html = render({ route })
      const barred = route === 'tours' || route === 'search'
      expect(html.includes('class="header-search"'), route).toBe(!barred)
      expect(html, route).toMatch(
        // The search page has a field, which loses no filter.
        route === 'search'
          ? /header-search-link[^"]*" href="#search-where"/
          : barred
            ? /header-search-link[^"]*" href="\/cerca"/
            : /header-search-link[^"]*" href="\/\?modal=&amp;type=search"/,
      )
    }
    expect(render({ route: 'search' })).toMatch(/header-search-link[^>]*aria-current="page"/)
    expect(render({ route: 'wishlist' })).toContain(
      'href="/?modal=&amp;type=search&amp;layout=dropdown" rel="nofollow"',
    )
    // The tabs of its widget are a solid line; on a cover they are pills.
    expect(await modal('search', 'dropdown')).toContain('<form class="widget widget-dropdown widget-solid"')
  })

  it('links to modals of the same page (§2)', () => {
    const html = render({ path: '/viaggi/giappone', variations: both })
    expect(html).toContain('href="/viaggi/giappone?modal=&amp;type=languages-and-currencies"')
    expect(html).toContain('href="/viaggi/giappone?modal=&amp;type=talk-to-us"')
  })

  it('shows talk to us according to the flag', () => {
    const talk = translators.it('layout.talkToUs')
    expect(render()).not.toContain(talk)
    expect(render({ variations: { talkToUs: { header: false, footer: true } } })).not.toContain(talk)
    expect(render({ variations: { talkToUs: { header: true, footer: false } } })).toContain(talk)
  })

  it('names the currency only where it can be changed (§9)', () => {
    expect(render({ currency: 'GBP' })).toContain('GBP')
    expect(render({ currency: 'GBP' }, 'it', false)).not.toContain('GBP')
  })

  it('links the account area only where there is one (§2)', () => {
    expect(render()).not.toContain('account')
    const html = render({ accountOrigin: 'https://account.example' })
    for (const path of ['/profile', '/travels', '/partnership', '/communications'])
      expect(html).toContain(`href="https://account.example${path}"`)
  })
})

describe('account area', () => {
  it.each(MARKET_IDS)('renders login and account in %s (§6)', (id) => {
    const html = render({ signIn: true, accountOrigin: 'https://account.example' }, id)
    // In the bar and in the menu of phones.
    expect(html.split(`href="/login" rel="nofollow"`)).toHaveLength(3)
    expect(html.split('<form action="/logout" method="post"')).toHaveLength(3)
    expect(html).toContain(translators[id]('account.login'))
    expect(html).toContain(translators[id]('account.logout'))
    // The picture is a style: nothing that a visitor's browser would fetch.
    expect(html).not.toContain('account/picture')
  })
})

describe('main menu', () => {
  it('renders the four types, badges, icons and targets (§2, §3)', async () => {
    const html = await withPanels()
    for (const type of ['mega-menu', 'columns', 'drop-down'])
      expect(html).toMatch(new RegExp(`<details class="menu-details menu-${type}[^"]*" name="menu"`))
    expect(html).toMatch(/<a class="menu-top" href="\/viaggi"/)
    expect(html).toMatch(/data-badge="HOT"/)
    expect(html).toContain('i-globe')
    expect(html).toMatch(/target="_blank" rel="noopener"/)
  })

  it('has a link to the modal with its list in each panel, except flat ones', async () => {
    const links = [
      ...render().matchAll(/<div class="menu-panel"><a href="([^"]*)" rel="nofollow" data-parts="([^"]*)/g),
    ]
    expect(links.map(([, ...each]) => each)).toEqual([
      ['/?modal=&amp;type=menu', '#menu-list-0&gt;*'],
      ['/?modal=&amp;type=menu', '#menu-list-2&gt;*'],
    ])
    expect([...(await modal('menu', null)).matchAll(/id="([^"]+)"><ul/g)].map(([, id]) => id)).toEqual([
      'menu-list-0',
      'menu-list-2',
    ])
  })

  it('puts groups into accordions on phones unless content wants them flat (§3)', async () => {
    const html = await withPanels()
    expect(html.match(/class="menu-accordion"/g)).toHaveLength(1)
    expect(html.match(/menu-details menu-columns menu-flat/g)).toHaveLength(1)
    expect(html).toContain('Label group: vedi tutto')
    expect(html).not.toContain('Label flat-group: vedi tutto')
  })

  it('shows badge and icon of a label with children in the row, in an accordion and as a heading', async () => {
    const html = await withPanels()
    const withBoth = (icon: string, label: string, badge: string) =>
      new RegExp(`i-${icon}"></i>Label ${label}<span class="badge" data-badge="${badge}"`)
    const parts = [
      ['summary', 'menu-sub', withBoth('heart', 'group', 'NEW')],
      ['a', 'menu-group-title', withBoth('heart', 'group', 'NEW')],
      ['summary', 'menu-top', withBoth('star', 'flat', 'SAFE')],
      ['p', 'menu-flat-title', withBoth('star', 'flat', 'SAFE')],
    ] as const
    for (const [tag, className, content] of parts) {
      const found = [...html.matchAll(new RegExp(`<${tag} class="${className}"[^>]*>(.*?)</${tag}>`, 'g'))]
      expect(
        found.filter(([, inside = '']) => content.test(inside)),
        className,
      ).toHaveLength(1)
    }
  })
})
