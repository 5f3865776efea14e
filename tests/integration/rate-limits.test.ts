import { beforeAll, describe, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { sharedSite } from '../support/shared-site.ts'
import { header, type RequestOptions, type Site, type SiteResponse } from '../support/site.ts'
import { casesOfRun, IS_WHOLE_RUN } from '../support/whole-run.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const FORM = {
  method: 'POST',
  body: 'x=1',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
}

const CLIENT = `Basic ${btoa(`storefront:${LOCAL_SECRETS.AUTH_CLIENT_SECRET}`)}`

const minute = () => Math.floor(Date.now() / 60_000)

let networks = 0
const newNetwork = () => `2001:db8:1:${(++networks).toString(16)}`

/** Floods again from another network if a new minute began on the way: limits count by the minute of the clock. */
const withinOneMinute = async <T>(flood: (network: string) => Promise<T>): Promise<T> => {
  for (let tries = 0; tries < 3; tries++) {
    const started = minute()
    const result = await flood(newNetwork())
    if (minute() === started) return result
  }
  throw new Error('three floods took longer than a minute')
}

let addresses = 0
/** Sends each request from another address of a network. */
const from =
  (network: string, host = 'it') =>
  (path: string, { headers, ...options }: RequestOptions = {}) => {
    const address = `${network}::${(++addresses).toString(16)}`
    return site.request(host, path, { ...options, headers: { ...headers, 'cf-connecting-ip': address } })
  }

/** Thirty at once: of hundreds, a busy machine drops some. */
const repeat = async (times: number, send: (index: number) => Promise<SiteResponse>) => {
  const responses: SiteResponse[] = []
  while (responses.length < times) {
    const sent = Array.from({ length: Math.min(30, times - responses.length) }, (_, nth) =>
      send(responses.length + nth),
    )
    responses.push(...(await Promise.all(sent)))
  }
  return responses
}

/** Each of the calls twice, then the first, which is the cheapest. */
const inTurn = <T>(calls: readonly T[], index: number): T =>
  calls[index < 2 * calls.length ? index % calls.length : 0] as T

const isRefused = ({ status }: SiteResponse) => status === 429
const BEYOND = 30

const PERSONAL = [
  '/api/wishlist',
  '/api/my-data',
  '/api/account/picture',
  '/api/booking/a-1/start',
  '/preferiti',
  '/avvisi',
  '/login',
  '/login/redirect',
  '/?modal=&type=chatbot',
  '/viaggi/giappone-tokyo-kyoto?modal=&type=notify-me&travel=japan-tokyo-kyoto',
  '/viaggi?modal=&type=verification-code&purpose=join-event',
]

type Flood = [name: string, limit: number, paths: string[], init: RequestOptions]

describe('rate limits of a network', () => {
  const always: Flood[] = [
    ['AI search', 120, ['/cerca-con-ia-9x2'], {}],
    ['forms', 60, ['/api/consent', '/api/contact', '/logout', '/'], FORM],
    ['other methods', 60, ['/cerca', '/preferiti'], { method: 'PUT', headers: FORM.headers }],
  ]
  const further: Flood[] = [
    [
      'search',
      300,
      [
        '/api/search-options',
        '/api/destinations?search=giappone',
        '/api/destination%73',
        '/cerca',
        '/viaggi?priceTo=150000',
      ],
      {},
    ],
    ['one-time codes', 60, ['/api/sign-up/address', '/api/sign-up/code'], FORM],
    ['events', 600, ['/api/events'], { ...FORM, body: '{"id":"3f1d7c5e-5b0a-4a53-9d0e-0c2f2f5b9a22","events":[]}' }],
    ['personal calls and pages', 300, PERSONAL, {}],
  ]
  it.each(casesOfRun(always, further))('%s: exactly %i a minute', async (_name, limit, paths, init) => {
    const flood = await withinOneMinute(async (network) => {
      const send = from(network)
      const responses = await repeat(limit + BEYOND, (index) => send(inTurn(paths, index), init))
      const later = await Promise.all(paths.map((path) => send(path, init)))
      const other = await from(newNetwork())(paths[0] ?? '', init)
      return { responses, later, other }
    })
    const refused = flood.responses.filter(isRefused)
    expect([flood.responses.length - refused.length, refused.length]).toEqual([limit, BEYOND])
    expect(flood.later.map(({ status }) => status)).toEqual(paths.map(() => 429))
    for (const response of [...refused, ...flood.later]) {
      expect([header(response, 'retry-after'), header(response, 'cache-control')]).toEqual(['60', 'no-store'])
      expect(JSON.parse(response.text)).toEqual({
        error: 'too often',
        message: 'Hai fatto molte richieste in poco tempo. Riprova tra un minuto.',
      })
    }
    expect(isRefused(flood.other)).toBe(false)
  })

  it.each([
    [
      'account',
      ['/interaction/none/password', '/passkeys/options', '/profile', '/sign-out-everywhere'],
      '/codes/check',
    ],
    ['api', ['/newsletter?market=de', '/newsletter/leave?market=de'], '/tours?market=de'],
  ])('forms of the %s host: exactly 60 a minute, but not the calls of the storefront', async (host, paths, call) => {
    const { responses, called } = await withinOneMinute(async (network) => {
      const send = from(network, host)
      const headers = { ...FORM.headers, accept: 'text/html', 'accept-language': 'de' }
      const sent = await repeat(60 + BEYOND, (index) => send(paths[index % paths.length] ?? '', { ...FORM, headers }))
      return { responses: sent, called: await send(call, { ...FORM, headers: { ...headers, authorization: CLIENT } }) }
    })
    const refused = responses.filter(isRefused)
    expect(refused.length).toBe(BEYOND)
    for (const response of refused) {
      expect(header(response, 'retry-after')).toBe('60')
      expect(response.text).toContain('<html lang="de">')
    }
    expect(isRefused(called)).toBe(false)
  })

  it.runIf(IS_WHOLE_RUN)(
    'searches of the api host: exactly 300 a minute, but not the calls of the storefront',
    async () => {
      const calls: [string, RequestOptions][] = [
        ['/search/counts?market=it', { method: 'POST', body: '{"queries":[]}' }],
        ['/tours?market=it', { method: 'POST', body: '{}' }],
        ['/travels/facets?market=it', { method: 'POST', body: '{}' }],
        ['/travels/top-sellers?market=it&search=giappone', {}],
      ]
      const { responses, page } = await withinOneMinute(async (network) => {
        const send = from(network, 'api')
        const sent = await repeat(300 + BEYOND, (index) => send(...inTurn(calls, index)))
        return { responses: sent, page: await from(network)('/cerca?textSearch=giappone') }
      })
      const refused = responses.filter(isRefused)
      expect(refused.length).toBe(BEYOND)
      for (const response of refused) {
        expect(header(response, 'retry-after')).toBe('60')
        expect(JSON.parse(response.text).error.code).toBe('too_many')
      }
      expect(page.status).toBe(200)
    },
  )

  it('refuse people with a page in the language of their market', async () => {
    const page = await withinOneMinute(async (network) => {
      const send = (accept: string) =>
        from(network, 'de')('/api/consent', { ...FORM, headers: { ...FORM.headers, accept } })
      await repeat(60, () => send('application/json'))
      return send('text/html')
    })
    expect(page.status).toBe(429)
    expect(page.text).toContain('Versuche es in einer Minute noch einmal.')
  })

  it('refuse scripts of the account pages with a message', async () => {
    const headers = { accept: 'application/json', 'accept-language': 'de' }
    const response = await withinOneMinute(async (network) => {
      const send = from(network, 'account')
      const sent = await repeat(60 + BEYOND, () => send('/passkeys/options', { method: 'POST', headers }))
      return sent.find(isRefused)
    })
    expect(JSON.parse(response?.text ?? '')).toEqual({
      message:
        'Zu viele Versuche. Warte eine Viertelstunde und versuche es noch einmal, oder wähle ein neues Passwort.',
    })
  })

  it.runIf(IS_WHOLE_RUN)('do not exist for pages that all visitors share', async () => {
    const paths = ['/', '/viaggi/giappone-tokyo-kyoto', '/?modal=&type=language']
    const send = from(newNetwork())
    const responses = await repeat(650, (index) => send(paths[index % paths.length] ?? ''))
    expect(responses.filter(isRefused)).toEqual([])
  })
})
