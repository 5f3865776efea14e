import { describe, expect, it } from 'vitest'
import { PERSON } from '../../../bench/person.ts'
import { type Person, person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { JAPAN, PERU, press } from './hearts.ts'

describe('the list to be read without a network', () => {
  const kept = (who: Person, market = 'it') => who.get(market, '/api/wishlist')

  it('is whoever’s asks, in the market’s words, and empty for nobody', async () => {
    const [one, other] = [person(here.site), person(here.site)]
    await press(one, `travel/${JAPAN}`)
    const answer = await kept(one)
    expect([answer.status, header(answer, 'cache-control')]).toEqual([200, 'no-store'])
    const { hearts, items } = JSON.parse(answer.text)
    expect(hearts).toEqual([`travel/${JAPAN}`])
    expect(items).toEqual([{ title: expect.stringContaining('Giappone'), path: `/viaggi/${JAPAN}`, tours: [] }])
    expect(JSON.parse((await kept(other)).text)).toEqual({ hearts: [], items: [] })
  })

  it('renews and writes nothing when the worker asks, ahead of need', async () => {
    const asked = await here.site.ask('it', '/api/wishlist', { headers: { 'user-agent': PERSON, purpose: 'prefetch' } })
    expect([asked.status, asked.headers['set-cookie']]).toEqual([200, undefined])
  })

  it('has departures by their days and price', async () => {
    const who = person(here.site)
    const tour = /data-heart="(tour\/[^"]+)"/.exec((await who.visit('it', '/cerca')).text)?.[1] ?? ''
    await press(who, tour)
    const { hearts, items } = JSON.parse((await kept(who)).text)
    // With a departure its trip is saved.
    expect(hearts).toEqual([expect.stringMatching(/^travel\//), tour])
    expect(items[0].tours).toEqual([
      { dates: expect.stringMatching(/\d{4}$/), price: expect.stringMatching(/^[\d.]+\u00a0€$/) },
    ])
  })

  it('says so when the back end cannot tell: what is kept stays as it is', async () => {
    const who = person(here.site)
    await press(who, `travel/${PERU}`)
    await here.site.fault('status=503;path=/wishlist')
    try {
      const answer = await kept(who)
      expect([answer.status, Object.keys(JSON.parse(answer.text))]).toEqual([503, ['message']])
    } finally {
      await here.site.fault(null)
    }
  })
})
