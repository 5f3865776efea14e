import { expect, it, vi } from 'vitest'
import { signSubject, type TokenSubject } from '../../shared/contracts/personal-token.ts'
import type { WishlistItem } from '../../shared/contracts/wishlist.ts'
import { alertWorld, CONSENT_TEXT } from '../../tests/support/builders/alert-world.ts'
import { CRASH_POINTS, runUntilCrash } from '../../tests/support/builders/crashing-env.ts'
import { wishlistModel } from '../../tests/support/builders/wishlist-model.ts'
import { createRng } from '../../tests/support/rng.ts'
import { IS_WHOLE_RUN } from '../../tests/support/whole-run.ts'
import { LEASE_MS } from './alerts/dead-letters.ts'
import { runAlerts } from './alerts/run-alerts.ts'
import app from './index.ts'

const OPERATIONS = IS_WHOLE_RUN ? 10_000 : 1000
const EMAIL = 'someone@example.com'
const ACCOUNT = 'account:someone'
const TRAVELS = ['one', 'two'] as const
const TOURS = ['one-a', 'one-b', 'two-a', 'two-b'] as const
const TOKEN = 'a-write-token-of-no-value'
const START = Date.parse('2027-01-15T10:00:00.000Z')
const travelOf = (tour: string): string => tour.slice(0, 3)
const listOf = (device: number, nth: number) => `list:${String(device * 1e6 + nth).padStart(64, '0')}`

/** Fate of a call: both ways arrive, the request is lost, or the response is. */
type Luck = 'arrives' | 'request lost' | 'response lost'

it(`${OPERATIONS} calls of one user's three devices, lists and alerts, match simple models`, async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const world = alertWorld()
  const env = { ...world.env, API_WRITE_TOKEN: TOKEN }
  const { next: rng } = createRng('three devices')
  const pick = <T>(of: readonly T[]): T => of[Math.floor(rng() * of.length)] as T
  const chance = (percent: number) => rng() * 100 < percent
  let passed = START

  const call = async (method: string, path: string, bearer: string, { body = {}, fault = '' }) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    const answer = await app.request(
      path,
      {
        method,
        headers: fault === '' ? headers : { ...headers, 'x-backend-fault': fault },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      },
      env,
    )
    const json = (await answer.json().catch(() => null)) as { data: unknown } | null
    return { status: answer.status, data: json?.data }
  }
  /** Retries until a response arrives. `acts` runs each time the back end received the call. */
  const insist = async (method: string, path: string, bearer: string, body: object, acts: () => void) => {
    for (let attempt = 0; ; attempt += 1) {
      const luck: Luck = attempt > 2 || chance(70) ? 'arrives' : pick(['request lost', 'response lost'])
      const fault = luck === 'request lost' ? pick(['status=503', 'body=garbage;status=502']) : ''
      const answer = await call(method, path, bearer, { body, fault })
      if (luck !== 'request lost') acts()
      if (luck === 'arrives') return answer
    }
  }
  const tokenOf = (person: TokenSubject) => signSubject(env.CONTENT_KEY ?? '', person, passed)

  const lists = wishlistModel(ACCOUNT, travelOf)
  const devices = [0, 1, 2].map((at) => ({ at, list: listOf(at, 0), lists: 0, signedIn: false }))
  const alerts = new Map<string, { id: string; state: 'active' | 'paused' }>()
  const prices = new Map<string, number>(TOURS.map((tour) => [tour, 100_000]))
  /** Message keys; false if the alert ended before delivery, so that the message may be missing. */
  const mails = new Map<string, boolean>()
  const underWay = new Map<string, string[]>(TOURS.map((tour) => [tour, []]))
  const stateOf = world.sqlite.prepare('SELECT state FROM alert_messages WHERE key = ?')
  const ended = (tour: string) => {
    for (const key of underWay.get(tour) ?? []) if (stateOf.get(key)?.state !== 'sent') mails.set(key, false)
    underWay.set(tour, [])
  }

  const wishes: { person: TokenSubject; wish: 'add' | 'remove'; item: WishlistItem; key: string }[] = []
  const send = async (change = wishes[0]) => {
    if (change === undefined) throw new Error('nothing was sent yet')
    const { person, wish: action, ...subject } = change
    const body = { ...subject, action }
    const acts = () => lists.change(person, action, body.item, body.key)
    expect((await insist('POST', '/wishlist', await tokenOf(person), body, acts)).status).toBe(200)
  }

  type Device = (typeof devices)[number]
  const signInOn = async (device: Device) => {
    // The browser's list is adopted by the account with the next call, even a repeated one.
    const signedIn = { owner: ACCOUNT, email: EMAIL, from: [device.list] }
    await insist('GET', '/wishlist/ids', await tokenOf(signedIn), {}, () => lists.look(signedIn))
    device.signedIn = true
    device.list = listOf(device.at, ++device.lists)
  }
  const compareList = async (whose: TokenSubject, step: number) => {
    const { data } = await insist('GET', '/wishlist/ids', await tokenOf(whose), {}, () => lists.look(whose))
    const { travels, tours } = data as { travels: string[]; tours: string[] }
    expect({ travels: travels.sort(), tours }, `step ${step}`).toEqual(lists.ids(whose.owner))
  }
  const changeList = async (person: TokenSubject, step: number) => {
    const item: WishlistItem = chance(50) ? { travel: pick(TRAVELS) } : { tour: pick(TOURS) }
    const wish = chance(60) ? 'add' : 'remove'
    wishes.push({ person, wish, item, key: `${crypto.randomUUID()}-${step}` })
    await send(wishes.at(-1))
    // A delayed retry arrives after later changes.
    if (chance(20)) await send(wishes[Math.max(0, wishes.length - 1 - Math.floor(rng() * 20))])
  }
  const createAlert = async (known: TokenSubject) => {
    const tour = pick(TOURS)
    const request = { travel: travelOf(tour), tour, phone: null, marketing: null, words: CONSENT_TEXT }
    const { data } = await insist('POST', '/alerts?market=it', await tokenOf(known), request, () => undefined)
    alerts.set(tour, { id: (data as { id: string }).id, state: 'active' })
  }
  const changeAlert = async (whose: TokenSubject) => {
    const [tour, { id }] = pick([...alerts]) ?? []
    const token = await tokenOf(whose)
    if (chance(40)) {
      const removal = { reason: 'other', text: 'Staying at home' }
      await insist('POST', `/alerts/${id}/removal?market=it`, token, removal, () => alerts.delete(tour))
      ended(tour)
      return
    }
    const state = pick(['active', 'paused'] as const)
    await insist('PUT', `/alerts/${id}?market=it`, token, { state }, () => alerts.set(tour, { id, state }))
    if (state === 'paused') ended(tour)
  }
  const compareAlerts = async (whose: TokenSubject, step: number) => {
    const { data } = await insist('GET', '/alerts?market=it', await tokenOf(whose), {}, () => undefined)
    const listed = (data as { alerts: { id: string; state: string }[] }).alerts.map(({ id, state }) => ({ id, state }))
    expect(new Set(listed), `step ${step}`).toEqual(new Set([...alerts.values()]))
  }
  const expectMail = (tour: string) => {
    const row = world.sqlite
      .prepare(
        `SELECT 'alert/' || c.id || '/' || p.id AS key FROM tour_changes AS c, alert_people AS p
        WHERE c.tour_id = ? AND p.email = ? ORDER BY c.rowid DESC LIMIT 1`,
      )
      .get(tour, EMAIL)
    const key = String(row?.key)
    mails.set(key, true)
    underWay.get(tour)?.push(key)
  }
  const changePrice = async () => {
    const [tour, cents] = [pick(TOURS), 50_000 + Math.floor(rng() * 50_000)]
    const price = { EUR: cents, GBP: cents, USD: cents }
    const isMailed = cents < (prices.get(tour) ?? 0) && alerts.get(tour)?.state === 'active'
    expect((await insist('PATCH', `/backoffice/tours/${tour}`, TOKEN, { price }, () => undefined)).status).toBe(200)
    prices.set(tour, cents)
    if (isMailed) expectMail(tour)
  }
  const runSchedule = async () => {
    const point = chance(40) ? pick(CRASH_POINTS) : null
    await runUntilCrash(env, point, (each) => runAlerts(each, { elapsed: () => passed }))
  }
  const runStep = async (step: number): Promise<void> => {
    const device = pick(devices)
    const whose: TokenSubject = device.signedIn ? { owner: ACCOUNT, email: EMAIL } : { owner: device.list }
    const known: TokenSubject = device.signedIn ? whose : { owner: `address:${EMAIL}`, provenAt: passed }
    const dice = rng() * 100
    const bind = async () =>
      insist('PUT', '/wishlist/address', await tokenOf(whose), { email: EMAIL }, () => lists.bind(device.list))
    const operations: readonly (readonly [below: number, isPossible: boolean, run: () => unknown])[] = [
      [2, !device.signedIn, () => signInOn(device)],
      [4, true, () => Object.assign(device, { signedIn: false })],
      [5, !device.signedIn, bind],
      [12, true, () => compareList(whose, step)],
      [55, true, () => changeList(whose, step)],
      [70, true, () => createAlert(known)],
      [82, alerts.size > 0 && device.signedIn, () => changeAlert(whose)],
      [86, device.signedIn, () => compareAlerts(whose, step)],
      [92, true, changePrice],
      [100, true, runSchedule],
    ]
    await operations.find(([below, isPossible]) => dice < below && isPossible)?.[2]()
  }

  for (let step = 0; step < OPERATIONS; step += 1) {
    passed += 1000
    env.CLOCK = new Date(passed).toISOString()
    await runStep(step)
  }
  for (let round = 0; round < 3; round += 1) {
    passed += LEASE_MS + 1
    await runAlerts(env, { elapsed: () => passed })
  }

  for (const owner of [ACCOUNT, ...devices.map(({ list }) => list)]) {
    const { data } = await call('GET', '/wishlist/ids', await tokenOf({ owner }), {})
    const { travels, tours } = data as { travels: string[]; tours: string[] }
    expect({ travels: travels.sort(), tours }, owner).toEqual(lists.ids(owner))
  }
  for (const tour of TOURS) {
    const saved = world.sqlite.prepare('SELECT wishlisted_count AS n FROM tours WHERE id = ?').get(tour)?.n
    expect(saved, tour).toBe(lists.countOf(tour))
  }
  const sent = (await world.mail()).map(({ key }) => key)
  expect([...mails].filter(([key, isSure]) => isSure && !sent.includes(key))).toEqual([])
  expect(sent.filter((key) => !mails.has(key))).toEqual([])
  expect(new Set(sent).size).toBe(sent.length)
  expect(sent.length).toBeGreaterThan(50)
}, 180_000)
