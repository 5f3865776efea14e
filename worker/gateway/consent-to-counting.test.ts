import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { StreamEvent } from '../../shared/contracts/event-stream.ts'
import type { ExperimentEvent } from '../../shared/contracts/experiment-events.ts'
import { signWebhook } from '../../shared/signing/webhook.ts'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { deviceOf, experiment, payloadWith } from '../../tests/support/flags.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import { reloadFlags } from '../flags/current-flags.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const ITALY = 'http://it.localhost:8787'
const GLOBAL = 'http://us.localhost:8787'
const GRANTED = '__Host-consent=granted.3.2027-01-15'
const payload = payloadWith({ homeCover: [experiment('cover', ['editors', 'together'], {})] })

let events: ExperimentEvent[]
let stream: StreamEvent[]
let kept: number
const { env, request } = gatewaySite({
  variables: {
    ...{ CLOCK: NOW, PAGE_CACHE: 'off', ANALYTICS_URL: 'https://analytics.example' },
    FLAGS: { get: async () => JSON.stringify(payload) },
    EVENTS: { send: async (sent: ExperimentEvent[]) => void events.push(...sent) },
    STREAM: { send: async (sent: StreamEvent[]) => void stream.push(...sent) },
  },
  page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: Date.parse(NOW) }) }),
  api: { fetch: async () => Response.json({ success: true, data: { kept } }) },
})
beforeAll(() => {
  reloadFlags()
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
beforeEach(() => {
  events = []
  stream = []
  kept = 1
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reloadFlags()
})

/** Where nobody needs to agree. */
const ABROAD = { 'cf-ipcountry': 'US' }
const post = (origin: string, path: string, cookie: string, body: string | URLSearchParams, referer = `${origin}/`) =>
  request(
    origin + path,
    {
      ...{ cookie, origin, 'sec-fetch-site': 'same-origin', referer, ...(origin === GLOBAL && ABROAD) },
      ...(typeof body !== 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    { method: 'POST', body: String(body) },
  )
const choose = async (origin: string, choice: string, cookie = ''): Promise<string[]> => {
  const response = await post(origin, '/api/consent', cookie, new URLSearchParams({ choice }))
  return response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
}
const leave = async (origin: string, cookie: string): Promise<string> => {
  const { headers } = await request(`${origin}/api/booking/tour-1/start`, {
    ...{ cookie, referer: `${origin}/` },
    ...(origin === GLOBAL && ABROAD),
  })
  return new URL(headers.get('location') ?? '').searchParams.get('attribution') ?? ''
}
const kinds = () => events.map(({ kind }) => kind)
const streamed = () => stream.map(({ event }) => event)

it('who accepts on the landing page has a device from then on, and the booking from that page counts', async () => {
  const cookies = await choose(ITALY, 'granted')
  expect(cookies).toContainEqual(expect.stringMatching(/^__Host-device=[0-9a-f-]{36}$/))
  expect(events).toEqual([])
  expect(await leave(ITALY, cookies.join('; '))).not.toBe('')
  expect(kinds()).toContain('booking_click')
  expect(streamed()).toContain('booking_start')
})

it('a page that was the control counts for no variation, also after it is shown in one', async () => {
  const jar = new Map((await choose(ITALY, 'granted')).map((each) => each.split('=') as [string, string]))
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const get = async (path: string) => {
    const response = await request(ITALY + path, { cookie: cookie(), referer: `${ITALY}/` })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response.text()
  }
  const share = (variations?: object) => {
    const body = { id: deviceOf(8), events: [{ event: 'share', pageType: 'home' }], variations }
    return post(ITALY, '/api/events', cookie(), JSON.stringify(body))
  }
  await share()
  await get('/viaggi')
  expect([kinds(), stream.map(({ variations }) => variations)]).toEqual([[], [{}]])
  expect(jar.has('__Host-control')).toBe(true)
  const [, variations = ''] = /"variations":({.*?})/.exec(await get('/')) ?? []
  expect([kinds(), jar.has('__Host-control')]).toEqual([['exposure'], false])
  // The page before sends its last events when the next one has come.
  await share()
  expect(stream.at(-1)?.variations).toEqual({})
  await share(JSON.parse(variations))
  expect(stream.at(-1)?.variations).toEqual({ cover: expect.any(Number) })
})

it('the page that was the control is forgotten with the device', async () => {
  const cookies = await choose(ITALY, 'granted')
  expect(await choose(ITALY, 'refused', cookies.join('; '))).toContain('__Host-control=')
})

it('nobody without a device is in a variation', async () => {
  const view = JSON.stringify({ id: deviceOf(9), events: [{ event: 'share', pageType: 'home' }] })
  for (let i = 0; i < 3; i++) await post(ITALY, '/api/events', GRANTED, view)
  expect(stream.map(({ visitor, variations }) => ({ visitor, variations }))).toEqual(
    Array(3).fill({ visitor: null, variations: {} }),
  )
  expect(events).toEqual([])
})

it('the exposure of the landing page has its campaign when the visitor agrees there', async () => {
  const landing = `${GLOBAL}/?utm_source=mail`
  const { headers } = await request(landing, ABROAD)
  const cookie = headers.getSetCookie().map((each) => each.split(';')[0])
  await post(GLOBAL, '/api/consent', cookie.join('; '), new URLSearchParams({ choice: 'granted' }), landing)
  expect(stream).toMatchObject([{ event: 'experiment_viewed', campaign: { utm_source: 'mail' } }])
})

it('what counts without consent is streamed once there is consent', async () => {
  const device = `__Host-device=${deviceOf(1)}`
  await request(`${GLOBAL}/`, { cookie: device, ...ABROAD })
  await leave(GLOBAL, device)
  expect([kinds(), streamed()]).toEqual([['exposure', 'booking_click'], []])
  for (const _ of [1, 2]) await request(`${GLOBAL}/`, { cookie: `${device}; ${GRANTED}`, ...ABROAD })
  expect(streamed()).toEqual(['experiment_viewed'])
})

it.each([
  ['is streamed', 1, ['booking']],
  ['is not streamed after consent is withdrawn', 0, []],
])('a booking %s', async (_, stored, expected) => {
  const campaign = '__Host-campaign=utm_source%3Dmail%26gclid%3Da1'
  const attribution = await leave(ITALY, `__Host-device=${deviceOf(2)}; ${GRANTED}; ${campaign}`)
  stream = []
  kept = stored
  const body = JSON.stringify({ tour: 'tour-1', attribution, bookedAt: NOW, amount: 1290, currency: 'EUR' })
  const headers = await signWebhook(String(env.BOOKING_KEY), 'b-1', body, Date.now())
  const response = await request(`${ITALY}/api/bookings`, { ...headers }, { method: 'POST', body })
  expect([response.status, streamed()]).toEqual([200, expected])
  for (const each of stream) expect(each.campaign).toEqual({ utm_source: 'mail', gclid: 'a1' })
})
