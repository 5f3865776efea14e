import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { sharedSite } from '../support/shared-site.ts'
import type { Site } from '../support/site.ts'
import { USER_AGENT } from '../support/user-agent.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const headerOf = (html: string): string => /<header class="header.*?<\/header>/s.exec(html)?.[0] ?? ''
const from = (country: string) => ({ headers: { 'user-agent': USER_AGENT, 'cf-ipcountry': country } })

describe.each(MARKET_IDS)('header in %s', (id) => {
  const { paths } = markets[id]

  it('has the search bar everywhere but on tours and search (§2)', async () => {
    for (const path of ['/', paths.travels, paths.tours, paths.search, paths.wishlist, '/no-such-page']) {
      const header = headerOf((await site.request(id, path ?? '')).text)
      expect(header.includes('class="header-search"'), path ?? '').toBe(path !== paths.tours && path !== paths.search)
      expect(header, path ?? '').toContain(`href="${paths.search}"`)
    }
  })

  it('has the menu in the market’s language: all types, all badges, accordions and flat groups (§1, §2)', async () => {
    const { text } = await site.request(id, '/?modal=&type=menu')
    // A panel loads its list from the modal when it opens.
    const header = headerOf(text) + (/<dialog.*?<\/dialog>/s.exec(text)?.[0] ?? '')
    for (const [, part = ''] of headerOf(text).matchAll(/data-parts="#(menu-list-\d)&gt;\*"/g))
      expect(text).toContain(`<div id="${part}"><ul`)
    for (const type of ['mega-menu', 'drop-down', 'columns']) expect(header).toContain(`menu-details menu-${type}`)
    expect(header).toMatch(/<a class="menu-top" href="/)
    for (const badge of ['NEW', 'HOT', 'SAFE']) expect(header).toContain(`data-badge="${badge}"`)
    expect(header).toContain('class="menu-accordion"')
    expect(header).toMatch(/<li class="menu-group"><(?:a|span) class="menu-group-title"/)
    expect(header).toContain('target="_blank"')
    expect(header).toContain('href="/login"')
    expect(header).not.toContain('action="/logout"')
  })
})

describe('talk to us', () => {
  it.each([
    ['IT', true],
    ['US', false],
    ['CH', true],
  ])('is in the header for visitors from %s: %s (§1, §6)', async (country, shown) => {
    const header = headerOf((await site.request('us', '/', from(country))).text)
    expect(header.includes(translators.us('layout.talkToUs'))).toBe(shown)
  })
})
