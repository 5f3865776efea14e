import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailTo } from '../../support/outbox.ts'
import { type Person, person, signIn } from '../../support/person.ts'
import { createSession, sessionsOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'
import { header } from '../../support/site.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { GIULIA } from '../sign-in/sign-in-page.ts'
import { JAPAN, listCookiesOf, listOf, PERU, press, pressedOn, remove, toursOf } from './hearts.ts'

describe('sign-in', () => {
  it('merges the items of every device, once and without duplicates', async () => {
    const email = 'due.dispositivi@example.com'
    const [phone, laptop] = [person(here.site), person(here.site)]
    await press(phone, `travel/${JAPAN}`)
    await press(laptop, `travel/${JAPAN}`)
    await press(laptop, `travel/${PERU}`)
    // The phone verifies the email, the laptop signs in with it.
    const flow = (action: string, fields: Record<string, string> = {}) =>
      phone.post(`${here.site.origin('it')}/api/sign-up/${action}`, { purpose: 'wishlist', ...fields })
    await flow('address', { email })
    await flow('continue', { marketing: 'decline' })
    await flow('code', { code: /^\d{6}/.exec((await mailTo(here.site, email))[0]?.text ?? '')?.[0] ?? '' })
    const secret = await createSession(here.site, {
      id: 'two-devices',
      email,
      name: 'Due',
      pictureImage: null,
      isAdmin: false,
    })
    laptop.setCookie('it', '__Host-session', secret)
    expect(await listOf(laptop)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
    expect(listCookiesOf(laptop)).toEqual([])
    // Removed items do not return from the phone; items saved there later are merged.
    await remove(laptop, `travel/${JAPAN}`)
    expect(await listOf(laptop)).toEqual([`travel/${PERU}`])
    await press(phone, 'travel/bolivia-uyuni-la-paz')
    expect(await listOf(laptop)).toEqual(['travel/bolivia-uyuni-la-paz', `travel/${PERU}`])
    expect(await listOf(phone)).toEqual(['travel/bolivia-uyuni-la-paz', `travel/${JAPAN}`])
  })

  it('by the sign-in service shows the list in every market until sign-out', async () => {
    const who = person(here.site)
    await press(who, `travel/${PERU}`)
    await signIn(who, 'it', { ...GIULIA, back: '/preferiti' })
    expect(await listOf(who)).toContain(`travel/${PERU}`)
    const page = await who.visit('it', '/preferiti')
    expect(page.text).not.toContain('Per ora la lista è solo in questo browser')
    await who.follow(await who.post(`${here.site.origin('it')}/logout`, {}))
    expect(await listOf(who)).toEqual([])
    const elsewhere = person(here.site)
    await signIn(elsewhere, 'de', { ...GIULIA, back: '/wunschliste' })
    expect(pressedOn(await elsewhere.visit('de', '/wunschliste'))).toContain(`travel/${PERU}`)
  })

  it('preserves a heart pressed after the session expired, and adds it after the next sign-in', async () => {
    const who = person(here.site)
    const user = { id: 'ended', email: 'ended@example.com', name: 'E E', pictureImage: null, isAdmin: false }
    who.setCookie('it', '__Host-session', await createSession(here.site, user))
    await press(who, `travel/${JAPAN}`)
    await (await sessionsOf(here.site)).prepare("DELETE FROM session WHERE subject = 'ended'").run()
    const saved = await who.follow(await press(who, `travel/${PERU}`))
    expect(saved.text).toContain('è nei tuoi preferiti')
    expect(await listOf(who)).toEqual([`travel/${PERU}`])
    who.setCookie('it', '__Host-session', await createSession(here.site, user))
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
  })

  const OPERATIONS = IS_WHOLE_RUN ? 120 : 30

  it('preserves all changes from three devices with failures and retries', {
    timeout: 180_000,
  }, async () => {
    const user = { id: 'three', email: 'three@example.com', name: 'T T', pictureImage: null, isAdmin: false }
    const devices = await Promise.all(
      [0, 1, 2].map(async () => {
        const who = person(here.site)
        who.setCookie('it', '__Host-session', await createSession(here.site, user))
        return who
      }),
    )
    const trips = [`travel/${JAPAN}`, `travel/${PERU}`]
    const tours = (await toursOf(JAPAN)).slice(0, 2).map((id) => `tour/${id}`)
    const operation = fc.record({
      who: fc.constantFrom(...devices),
      item: fc.constantFrom(...trips, ...tours),
      what: fc.constantFrom('add', 'add', 'remove', 'remove', 'notify', 'rest', 'end'),
      fault: fc.constantFrom(null, null, null, null, 'status=503', 'body=lying', 'body=garbage'),
      retries: fc.nat(1),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }), async (operations) => {
        const tab = crypto.randomUUID()
        const model: Model = { saved: new Set(), alerts: new Map() }
        for (const [nth, each] of operations.entries()) {
          await send(each, `${tab}-${nth}`)
          applyTo(model, each, tours)
        }
        await changeConcurrently(devices as [Person, Person, Person], tours[0] ?? '')
        for (const item of [...trips, tours[0] ?? '']) model.saved.add(item)
        model.alerts.set(PERU, 'active')
        for (const who of devices) {
          expect(await listOf(who)).toEqual([...model.saved].sort())
          expect(alertsOn(await who.visit('it', '/avvisi'))).toEqual(Object.fromEntries(model.alerts))
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  type AlertAction = 'notify' | 'rest' | 'end'
  type Operation = {
    who: Person
    item: string
    what: 'add' | 'remove' | AlertAction
    fault: string | null
    retries: number
  }
  /** Expected items of the wishlist, and states of the alerts by trip. */
  type Model = { saved: Set<string>; alerts: Map<string, 'active' | 'paused'> }

  const tripOf = (item: string): string => (item === `travel/${PERU}` ? PERU : JAPAN)

  /** Sends an operation, first while the back end fails if the operation has a fault, then once or twice. */
  const send = async ({ who, item, what, fault, retries }: Operation, key: string): Promise<void> => {
    const isWish = what === 'add' || what === 'remove'
    const post = isWish
      ? () => press(who, item, { wish: what, confirmed: 'yes', key })
      : await alertPost(who, what, tripOf(item))
    if (fault !== null) {
      await here.site.fault(`${fault};path=${isWish ? '/wishlist' : '/alerts'}`)
      expect(header(await post(), 'location')).toMatch(isWish ? /\?problem=failed$/ : /done=failed|layout=failed/)
      await here.site.fault(null)
    }
    for (let i = 0; i <= retries; i++) await post()
  }

  const applyTo = ({ saved, alerts }: Model, { item, what }: Operation, tours: readonly string[]): void => {
    const trip = tripOf(item)
    const removed = item === `travel/${JAPAN}` ? [item, ...tours] : [item]
    if (what === 'remove') for (const each of removed) saved.delete(each)
    else if (what === 'add') for (const each of [item, `travel/${trip}`]) saved.add(each)
    else if (what === 'notify') alerts.set(trip, 'active')
    else if (what === 'rest' && alerts.has(trip)) alerts.set(trip, 'paused')
    else alerts.delete(trip)
  }

  /** Changes a trip, a departure and an alert from three devices concurrently; each device sends every change twice. */
  const changeConcurrently = async ([phone, laptop, tablet]: [Person, Person, Person], tour: string): Promise<void> => {
    for (const wish of ['add', 'remove', 'add', 'remove', 'add'] as const) {
      const key = crypto.randomUUID()
      const postAlert = await alertPost(tablet, wish === 'add' ? 'notify' : 'rest', PERU)
      await Promise.all([
        ...[1, 2].map(() => press(phone, `travel/${PERU}`, { wish, confirmed: 'yes', key: `${key}-1` })),
        ...[1, 2].map(() => press(laptop, tour, { wish, confirmed: 'yes', key: `${key}-2` })),
        ...[1, 2].map(() => postAlert()),
      ])
    }
  }

  /** Returns a function that posts a change of this account's alert on a trip; the alert may be missing. */
  const alertPost = async (who: Person, what: AlertAction, travel: string) => {
    const post = (path: string, fields: Record<string, string>) => () =>
      who.post(`${here.site.origin('it')}/api/alerts${path}`, { travel, ...fields })
    if (what === 'notify') return post('', { phone: '' })
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    const id = await api
      .prepare(
        `SELECT a.id FROM alerts AS a JOIN alert_people AS p ON p.id = a.person_id JOIN travels AS t ON t.id = a.travel_id
        WHERE p.account_id = 'three' AND t.slug = ?`,
      )
      .bind(travel)
      .first<string>('id')
    const path = `/${id ?? crypto.randomUUID()}`
    return what === 'rest'
      ? post(`${path}/state`, { state: 'paused', from: 'page' })
      : post(`${path}/removal`, { reason: 'too-many' })
  }

  /** Alert states on a page, by trip. */
  const alertsOn = ({ text }: SiteResponse): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(/class="alert" data-state="(\w+)".*?href="\/viaggi\/([^"]+)"/gs)].map(([, state, trip]) => [
        trip === 'giappone-tokyo-kyoto' ? JAPAN : (trip ?? ''),
        state ?? '',
      ]),
    )
})
