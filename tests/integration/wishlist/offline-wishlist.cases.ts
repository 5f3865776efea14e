import { describe, expect, it } from 'vitest'
import { type Person, person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { USER_AGENT } from '../../support/user-agent.ts'
import { JAPAN, PERU, press } from './hearts.ts'

describe('offline wishlist', () => {
  const offlineWishlist = (who: Person, market = 'it') => who.get(market, '/api/wishlist')

  it('belongs to the current user, is in the market’s language, and is empty without one', async () => {
    const [one, other] = [person(here.site), person(here.site)]
    await press(one, `travel/${JAPAN}`)
    const response = await offlineWishlist(one)
    expect([response.status, header(response, 'cache-control')]).toEqual([200, 'no-store'])
    const { hearts, items } = JSON.parse(response.text)
    expect(hearts).toEqual([`travel/${JAPAN}`])
    expect(items).toEqual([
      { title: expect.stringContaining('Giappone'), path: '/viaggi/giappone-tokyo-kyoto', tours: [] },
    ])
    expect(JSON.parse((await offlineWishlist(other)).text)).toEqual({ hearts: [], items: [] })
  })

  it('renews and stores nothing when the service worker requests it in advance', async () => {
    const response = await here.site.request('it', '/api/wishlist', {
      headers: { 'user-agent': USER_AGENT, purpose: 'prefetch' },
    })
    expect([response.status, response.headers['set-cookie']]).toEqual([200, undefined])
  })

  it('contains departures with their days and price', async () => {
    const who = person(here.site)
    const tour = /api\/wishlist\/(tour\/[^"]+)"/.exec((await who.visit('it', '/cerca')).text)?.[1] ?? ''
    await press(who, tour)
    const { hearts, items } = JSON.parse((await offlineWishlist(who)).text)
    // Saving a departure saves its trip.
    expect(hearts).toEqual([expect.stringMatching(/^travel\//), tour])
    expect(items[0].tours).toEqual([
      { dates: expect.stringMatching(/\d{4}$/), price: expect.stringMatching(/^[\d.]+\u00a0€$/) },
    ])
  })

  it('responds with an error when the back end fails, so that the stored copy stays', async () => {
    const who = person(here.site)
    await press(who, `travel/${PERU}`)
    await here.site.fault('status=503;path=/wishlist')
    try {
      const response = await offlineWishlist(who)
      expect([response.status, Object.keys(JSON.parse(response.text))]).toEqual([503, ['message']])
    } finally {
      await here.site.fault(null)
    }
  })
})
