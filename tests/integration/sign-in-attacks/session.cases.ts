import { describe, expect, it } from 'vitest'
import { createAccounts } from '../../support/accounts.ts'
import { isSignedIn, type Person, person, signIn } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'
import { cookies } from '../../support/site.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { GIULIA } from '../sign-in/sign-in-page.ts'
import { pressedOn } from '../wishlist/hearts.ts'
import { callbackOf, withRetry } from './callback-of.ts'

describe('session', () => {
  it('never uses a preset secret (fixation)', async () => {
    const victim = person(here.site)
    const chosen = 'a'.repeat(64)
    victim.setCookie('it', '__Host-session', chosen)
    expect(isSignedIn(await signIn(victim, 'it', GIULIA))).toBe(true)
    expect(victim.cookies('it')['__Host-session']).not.toBe(chosen)
    const attacker = person(here.site)
    attacker.setCookie('it', '__Host-session', chosen)
    expect(isSignedIn(await attacker.get('it', '/'))).toBe(false)
    // Another sign-in ends the previous session.
    const before = victim.cookies('it')['__Host-session'] ?? ''
    await victim.follow(await victim.request(await callbackOfSecond(victim)))
    attacker.setCookie('it', '__Host-session', before)
    const late = await attacker.get('it', '/')
    // A request of one tab from before the other's sign-in leaves the new cookie unchanged.
    expect([isSignedIn(late), cookies(late)]).toEqual([false, {}])
    expect(isSignedIn(await victim.get('it', '/'))).toBe(true)
  })

  const callbackOfSecond = async (who: Person): Promise<string> => {
    const secret = who.cookies('it')['__Host-session'] ?? ''
    // As in a tab whose sign-in started before the other session ended.
    who.setCookie('it', '__Host-session', 'b'.repeat(64))
    const callback = await callbackOf(who)
    who.setCookie('it', '__Host-session', secret)
    return callback
  }

  it('is separate for each of many users who sign in, save and create alerts concurrently', {
    timeout: 180_000,
  }, async () => {
    const trips = await tripsOnOffer()
    const ids = await idsBySlug()
    const accounts = await createAccounts(here.site, IS_WHOLE_RUN ? 50 : 8)
    const people = accounts.map((account, i) => ({ account, who: person(here.site), trip: trips[i % trips.length] }))
    const all = <T>(each: (one: (typeof people)[number], nth: number) => Promise<T>) => Promise.all(people.map(each))
    const welcomed = await all(({ who, account }) => signIn(who, 'it', account))
    expect(welcomed.map(isSignedIn)).toEqual(people.map(() => true))
    const post = (who: Person, path: string, fields: Record<string, string>) =>
      withRetry(() => who.post(`${here.site.origin('it')}/api/${path}`, fields))
    await all(({ who, trip }) => post(who, `wishlist/travel/${trip}`, { wish: 'add' }))
    await all(({ who, trip }) => post(who, 'alerts', { travel: trip ?? '', phone: '' }))
    const paths = ['/', '/cerca?tab=travels', '/preferiti', '/avvisi'] as const
    // Each page is requested twice.
    for (let round = 0; round < 2; round++) {
      const seen = await all(async ({ who }, nth) => {
        const path = paths[(nth + round) % paths.length] ?? '/'
        const page = await withRetry(() => who.get('it', path))
        return {
          path,
          ids: found(page, /"id":"(person-[^"]+)"/g),
          mail: found(page, MAIL),
          trips: tripsOf(path, page, ids),
        }
      })
      expect(seen).toEqual(
        people.map(({ account, trip }, nth) => {
          const path = paths[(nth + round) % paths.length] ?? '/'
          const [mail, trips] = [path === '/avvisi' ? [account.email] : [], path === '/' ? [] : [trip]]
          return { path, ids: [account.id], mail, trips }
        }),
      )
    }
    for (const path of paths) {
      const page = await here.site.request('it', path)
      expect([found(page, /person-\d+/g), found(page, MAIL), pressedOn(page)], path).toEqual([[], [], []])
    }
  })

  const MAIL = /[\w.]+@fifty\.example/g
  const found = ({ text }: SiteResponse, what: RegExp): string[] => [
    ...new Set([...text.matchAll(what)].map(([whole, part]) => part ?? whole)),
  ]
  /** Trips marked as the visitor's own on a page. */
  const tripsOf = (path: string, page: SiteResponse, ids: ReadonlyMap<string, string>): string[] =>
    path === '/avvisi'
      ? found(page, /<h2><a href="\/viaggi\/([^"]+)"/g).map((slug) => ids.get(slug) ?? slug)
      : path === '/'
        ? []
        : pressedOn(page).map((item) => item.replace('travel/', ''))
  /** Ids of travels by Italian slug. */
  const idsBySlug = async (): Promise<ReadonlyMap<string, string>> => {
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    const { results } = await api
      .prepare("SELECT slug, travel_id AS id FROM travel_texts WHERE language = 'it'")
      .all<{ slug: string; id: string }>()
    return new Map(results.map(({ slug, id }) => [slug, id]))
  }
  const tripsOnOffer = async (): Promise<string[]> =>
    found(await here.site.request('it', '/cerca?tab=travels'), /api\/wishlist\/travel\/([^"]+)"/g)
})
