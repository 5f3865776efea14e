import { describe, expect, it } from 'vitest'
import { ACCOUNT_PAGES, type LinkTarget } from '../shared/contracts/menu-link.ts'
import { accountUrl, bookingUrl, linkTargetHref } from './links.ts'
import { markets } from './registry.ts'

describe('linkTargetHref', () => {
  it.each([
    ['de', { type: 'travel', slug: 'japan' }, '/reiseziele/japan'],
    ['fr', { type: 'custompage', routingKey: 'tours' }, markets.fr.paths.tours],
    ['we', { type: 'custompage', routingKey: 'search-ai' }, null],
    ['it', { type: 'custompage', routingKey: 'no-such-page' }, null],
    ['it', { type: 'custompage', slug: 'valigia' }, '/valigia'],
    ['it', { type: 'custompage' }, null],
    ['es', { type: 'search', query: '' }, '/buscar'],
    ['es', { type: 'search', query: 'discounted=true' }, '/buscar?discounted=true'],
    ['it', { type: 'url', url: 'https://elsewhere.example/' }, 'https://elsewhere.example/'],
    ['it', { type: 'account', routingKey: 'travels' }, null],
  ] as [keyof typeof markets, LinkTarget, string | null][])('returns in %s for %j: %s (§2)', (market, link, href) =>
    expect(linkTargetHref(markets[market], link, null)).toBe(href),
  )

  it('links to the account area if one is configured (§2)', () => {
    const hrefs = ACCOUNT_PAGES.map((routingKey) =>
      linkTargetHref(markets.it, { type: 'account', routingKey }, 'https://account.example'),
    )
    expect(ACCOUNT_PAGES).toEqual(['account-profile', 'travels', 'partnership', 'account-communications'])
    expect(hrefs).toEqual(ACCOUNT_PAGES.map((routingKey) => accountUrl('https://account.example', routingKey)))
    expect(new Set(hrefs).size).toBe(ACCOUNT_PAGES.length)
    for (const href of hrefs) expect(href).toMatch(/^https:\/\/account\.example\/[a-z]+$/)
  })
})

it('bookingUrl contains the booking origin and the encoded id (§2)', () => {
  expect(bookingUrl('https://booking.example', 'a/b')).toBe('https://booking.example/booking/a%2Fb/start')
  expect(bookingUrl('/api', 't1', 'room=private&flexible=1')).toBe('/api/booking/t1/start?room=private&flexible=1')
})
