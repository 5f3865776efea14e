import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { streamSchema } from '../../shared/contracts/event-stream.ts'
import { MAX_EVENTS } from '../../shared/contracts/storefront-events.ts'
import { DAY_MS } from '../../shared/dates/iso-days.ts'
import { startAnalyticsService } from '../support/analytics-service.ts'
import { lineOf } from '../support/log-lines.ts'
import { type Site, type SiteResponse, startSite } from '../support/site.ts'
import { TEST_NOW } from '../support/state.ts'
import { USER_AGENT } from '../support/user-agent.ts'

const ANALYTICS_KEY = 'analytics-key-of-this-test'
const BATCH = '3f1d7c5e-5b0a-4a53-9d0e-0c2f2f5b9a22'
const SHARE = { event: 'share', pageType: 'travel', travelId: 'japan-tokyo-kyoto' }
const VIEW = { event: 'page_view', pageType: 'home', path: '/', currency: 'EUR', signedIn: false }

let service: Awaited<ReturnType<typeof startAnalyticsService>>
let site: Site
beforeAll(async () => {
  service = await startAnalyticsService()
  site = await startSite({ variables: { storefront: { ANALYTICS_URL: service.url, ANALYTICS_KEY } } })
})
afterAll(async () => {
  await site.stop()
  await service.stop()
})
beforeEach(() => {
  service.calls.length = 0
  service.statuses.length = 0
})

/** Sent like the browser's beacon; `null` removes a header. */
const sendEvents = (body: unknown, headers: Record<string, string | null> = {}): Promise<SiteResponse> => {
  const all = {
    ...{ 'user-agent': USER_AGENT, cookie: '__Host-consent=analytics.3', 'content-type': 'text/plain;charset=UTF-8' },
    ...{ 'sec-fetch-site': 'same-origin', origin: site.origin('it') },
    ...headers,
  }
  return site.request('it', '/api/events', {
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ),
    body: typeof body === 'string' ? body : JSON.stringify({ id: BATCH, ...(body as object) }),
  })
}

const expectCalls = (count: number) =>
  expect.poll(() => service.calls.length, { timeout: 10_000, message: 'calls of the service' }).toBe(count)

describe('events of a page', () => {
  it('are forwarded in one call with identity, time and market', async () => {
    const response = await sendEvents({ events: [VIEW, SHARE] })
    expect([response.status, response.text]).toEqual([204, ''])
    await expectCalls(1)
    const source = {
      at: TEST_NOW,
      market: 'it',
      visitor: null,
      session: null,
      route: null,
      variations: {},
      campaign: {},
    }
    expect(service.calls).toEqual([
      {
        authorization: `Bearer ${ANALYTICS_KEY}`,
        batch: { version: 1, events: [VIEW, SHARE].map((event, i) => ({ ...source, ...event, id: `${BATCH}/${i}` })) },
      },
    ])
    expect(streamSchema.safeParse(service.calls[0]?.batch).error).toBeUndefined()
    const line = await lineOf(site, response)
    expect(line).toMatchObject({ status: 204, events: ['page_view', 'share'] })
    expect(JSON.stringify(line)).not.toContain('japan')
  })

  it('have the moment of the event, by its age, also when a batch is sent again', async () => {
    const atOf = async (ages: unknown) => {
      service.calls.length = 0
      await sendEvents({ events: [SHARE, VIEW], ages })
      await expectCalls(1)
      return service.calls[0]?.batch.events.map(({ at }) => Date.parse(TEST_NOW) - Date.parse(at))
    }
    expect(await atOf([1500, 20])).toEqual([1500, 20])
    expect(await atOf([21_500, 20_020])).toEqual([21_500, 20_020])
    expect(await atOf([-5, 9 * DAY_MS])).toEqual([0, DAY_MS])
    for (const none of [[], undefined, ['x', null]]) expect(await atOf(none)).toEqual([0, 0])
  })

  it('have the visitor’s keyed ids and the route and variations of the page', async () => {
    const device = '7f1d7c5e-5b0a-4a53-9d0e-0c2f2f5b9a11'
    await sendEvents(
      { events: [SHARE] },
      { cookie: `__Host-consent=analytics.3; __Host-device=${device}`, referer: `${site.origin('it')}/cerca` },
    )
    await expectCalls(1)
    const [event] = service.calls[0]?.batch.events ?? []
    expect(event).toMatchObject({ event: 'share', route: 'search' })
    for (const id of [event?.visitor, event?.session]) expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(service.calls)).not.toContain(device)
  })

  it('are sent again with the same ids when the service rejects them', async () => {
    service.statuses.push(503, 500)
    const response = await sendEvents({ events: [SHARE] })
    expect(response.status).toBe(204)
    await expectCalls(3)
    expect(service.calls.map(({ batch }) => batch.events[0]?.id)).toEqual(Array(3).fill(`${BATCH}/0`))
  })

  it('may be as many and as long as pages send', async () => {
    const long = { ...SHARE, travelName: '旅'.repeat(300), sectionFrom: 'é'.repeat(300) }
    expect((await sendEvents({ events: Array(MAX_EVENTS).fill(long) })).status).toBe(204)
    await expectCalls(1)
    expect(service.calls[0]?.batch.events).toHaveLength(MAX_EVENTS)
  })

  it('are dropped when invalid, and the log counts them', async () => {
    const bad = [
      { ...SHARE, event: 'unknown' },
      { ...SHARE, pageType: 'moon' },
      { ...SHARE, password: 'x' },
      { ...SHARE, travelId: 'x'.repeat(301) },
      { ...VIEW, signedIn: 'yes' },
      ...[null, 7, 'share', []],
    ]
    const response = await sendEvents({ events: [...bad, SHARE] })
    expect(response.status).toBe(204)
    await expectCalls(1)
    expect(service.calls[0]?.batch.events).toMatchObject([SHARE])
    expect(await lineOf(site, response)).toMatchObject({
      events: ['share'],
      dropped: [`events: ${bad.length} dropped`],
    })
  })

  it.each<[string, number, unknown, Record<string, string | null>]>([
    ['another site', 403, { events: [SHARE] }, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another market', 403, { events: [SHARE] }, { origin: 'http://fr.localhost', 'sec-fetch-site': 'cross-site' }],
    ['an unknown origin', 403, { events: [SHARE] }, { origin: null, 'sec-fetch-site': null }],
    ['no consent choice', 204, { events: [SHARE] }, { cookie: null }],
    ['refused consent', 204, { events: [SHARE] }, { cookie: '__Host-consent=refused.3' }],
    ['consent to marketing only', 204, { events: [SHARE] }, { cookie: '__Host-consent=marketing.3' }],
    ['consent to an older version', 204, { events: [SHARE] }, { cookie: '__Host-consent=granted.1' }],
    ['a robot', 204, { events: [SHARE] }, { 'user-agent': 'Googlebot/2.1' }],
    ['an oversized body', 413, { events: [{ ...SHARE, travelName: 'x'.repeat(70_000) }] }, {}],
    ['too many events', 422, { events: Array(MAX_EVENTS + 1).fill(SHARE) }, {}],
    ['invalid JSON', 422, '{"events":[', {}],
    ['an object instead of a list', 422, { events: { 0: SHARE } }, {}],
    ['an empty body', 422, '', {}],
    ['null', 422, 'null', {}],
    ['no id', 422, { id: undefined, events: [SHARE] }, {}],
    ['an empty list', 204, { events: [] }, {}],
  ])('in case of %s are not forwarded: %d', async (_, status, body, headers) => {
    const response = await sendEvents(body, headers)
    expect(response.status).toBe(status)
    expect(response.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringContaining('consent'))
    const line = await lineOf(site, response)
    expect(line?.status).toBe(status)
    expect(line?.events ?? []).toEqual([])
    // A valid batch follows, to arrive after the other one.
    await sendEvents({ events: [VIEW] })
    await expectCalls(1)
    expect(service.calls[0]?.batch.events).toMatchObject([VIEW])
  })
})
