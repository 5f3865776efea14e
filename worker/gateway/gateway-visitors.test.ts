import { describe, expect, it } from 'vitest'
import {
  GERMAN_HOME,
  observedGateway,
  PRODUCTION,
  UUID,
  visitorOf,
} from '../../tests/support/builders/observed-gateway.ts'
import { COOKIE_CONSENT_VERSION } from '../visit/cookies.ts'

const gateway = observedGateway()
const { get, requestLine } = gateway

describe('the country', () => {
  it.each([
    [{ 'cf-ipcountry': 'DE' }, '/', 'DE'],
    [{ 'cf-ipcountry': 'de' }, '/', 'DE'],
    [{ 'cf-ipcountry': 'XX' }, '/', null],
    [{ 'cf-ipcountry': 'T1' }, '/', null],
    [{ 'cf-ipcountry': 'DEU' }, '/', null],
    [{}, '/', null],
    [{ 'cf-ipcountry': 'DE' }, '/?country=gb', 'GB'],
    [{ 'cf-ipcountry': 'DE' }, '/?country=G1', null],
  ])('of %j at %s is %j', async (headers, path, country) => {
    expect((await visitorOf(await get(path, headers as Record<string, string>))).country).toBe(country)
    expect(requestLine()?.country ?? null).toBe(country)
  })

  it('is never the parameter’s in production', async () => {
    const path = `${GERMAN_HOME}?country=GB`
    expect((await visitorOf(await get(path, { 'cf-ipcountry': 'DE' }, PRODUCTION))).country).toBe('DE')
    expect((await visitorOf(await get(path, {}, PRODUCTION))).country).toBeNull()
    const staging = { ...PRODUCTION, ENVIRONMENT: 'staging' }
    expect((await visitorOf(await get(path, {}, staging))).country).toBe('GB')
  })
})

describe('a visitor', () => {
  it.each([
    [`granted.${COOKIE_CONSENT_VERSION}.2027-01-15`, 'granted'],
    [`refused.${COOKIE_CONSENT_VERSION}.2027-01-15`, 'refused'],
    [`granted.${COOKIE_CONSENT_VERSION + 1}.2027-01-15`, 'unset'],
    ['granted', 'unset'],
    [`maybe.${COOKIE_CONSENT_VERSION}`, 'unset'],
  ])('with the consent cookie %s has the consent %s', async (cookie, consent) =>
    expect((await visitorOf(await get('/', { cookie: `__Host-consent=${cookie}` }))).consent).toBe(consent),
  )

  it('gets a device id for a year, after consent where the market asks for it', async () => {
    expect((await get('/')).headers.getSetCookie()).toEqual([])
    const [unasked = ''] = (await get('http://us.localhost:8787/', { 'cf-ipcountry': 'US' })).headers.getSetCookie()
    expect(unasked).toMatch(/^__Host-device=[0-9a-f-]{36}; Max-Age=31536000; /)
    expect(
      (await get('http://us.localhost:8787/', { 'sec-gpc': '1', 'cf-ipcountry': 'US' })).headers.getSetCookie(),
    ).toEqual([])
    // The law of the visitor's country asks first, too, and an unknown one may.
    for (const [country, cookies] of Object.entries({ IT: 0, GB: 0, US: 1, T1: 0 }))
      expect(
        (await get('http://us.localhost:8787/', { 'cf-ipcountry': country })).headers.getSetCookie(),
        country,
      ).toHaveLength(cookies)
    expect((await get('http://us.localhost:8787/?country=it')).headers.getSetCookie()).toEqual([])
    const consent = `__Host-consent=granted.${COOKIE_CONSENT_VERSION}.2027-01-15`
    const [after = ''] = (await get('/', { cookie: consent })).headers.getSetCookie()
    expect(after).toMatch(/^__Host-device=[0-9a-f-]{36}; Max-Age=31536000; /)
    const known = (await get('/', { cookie: `__Host-device=${UUID}; ${consent}` })).headers.getSetCookie()
    expect(known.join()).not.toContain('device')
  })

  it('has the start of the visit remembered until 30 minutes after its last request, with consent only', async () => {
    const visit = async (consent: string, more = '') => {
      const cookie = `__Host-device=${UUID}; __Host-consent=${consent}.${COOKIE_CONSENT_VERSION}.2027-01-15${more}`
      return (await get('/', { cookie })).headers.getSetCookie().filter((each) => each.startsWith('__Host-visit'))
    }
    const rest = 'Path=/; HttpOnly; Secure; SameSite=Lax'
    const earlier = Date.parse('2027-01-15T09:20:00.000Z')
    expect(await visit('analytics')).toEqual([expect.stringMatching(/^__Host-visit=\d{13}; Max-Age=1800; /)])
    expect(await visit('granted', `; __Host-visit=${earlier}`)).toEqual([
      `__Host-visit=${earlier}; Max-Age=1800; ${rest}`,
    ])
    expect(await visit('refused', `; __Host-visit=${earlier}`)).toEqual([`__Host-visit=; Max-Age=0; ${rest}`])
    expect(await visit('unset')).toEqual([])
  })

  it('who comes by a campaign’s link has it remembered with consent only: for the visit, or for 30 days with marketing', async () => {
    const path = '/?utm_source=newsletter&utm_campaign=primavera%202027&gclid=a1&sort=x&utm_medium='
    const campaign = async (consent: string, url = path, more = '') => {
      const cookie = `__Host-device=${UUID}; __Host-consent=${consent}.${COOKIE_CONSENT_VERSION}.2027-01-15${more}`
      return (await get(url, { cookie })).headers.getSetCookie().filter((each) => each.startsWith('__Host-campaign'))
    }
    const value = encodeURIComponent('utm_source=newsletter&utm_campaign=primavera+2027&gclid=a1')
    const rest = 'Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(await campaign('analytics')).toEqual([`__Host-campaign=${value}; Max-Age=1800; ${rest}`])
    // It ends with the visit, half an hour after its last request.
    const stored = `; __Host-campaign=${value}`
    expect(await campaign('analytics', '/', stored)).toEqual([`__Host-campaign=${value}; Max-Age=1800; ${rest}`])
    expect(await campaign('granted', '/', stored)).toEqual([])
    expect(await campaign('granted')).toEqual([`__Host-campaign=${value}; Max-Age=2592000; ${rest}`])
    expect(await campaign('granted', '/?sort=x')).toEqual([])
    expect(await campaign('refused')).toEqual([])
    expect(await campaign('refused', '/', '; __Host-campaign=x')).toEqual([`__Host-campaign=; Max-Age=0; ${rest}`])
    expect((await get(path)).headers.getSetCookie().join()).not.toContain('campaign')
  })

  it('who declines analytics loses the device id', async () => {
    const cookie = `__Host-device=${UUID}; __Host-sticky=x; __Host-consent=refused.${COOKIE_CONSENT_VERSION}.2027-01-15`
    expect((await get('/', { cookie })).headers.getSetCookie()).toEqual([
      '__Host-device=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-sticky=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  it.each([
    ['a robot', { 'user-agent': 'Googlebot/2.1' }, { bot: true }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, { prefetch: true }],
    ['an older prefetch', { purpose: 'prefetch' }, { prefetch: true }],
  ])('that is %s gets no cookie, and is logged as such', async (_, headers, logged) => {
    const cookies = (await get('/', headers as unknown as Record<string, string>)).headers.getSetCookie()
    expect(cookies).toEqual([])
    expect(requestLine()).toMatchObject(logged)
  })

  it('is recognized as a robot by the first 300 characters', async () => {
    for (const length of [280, 300])
      await get('/', {
        'user-agent': `${'Mozilla/5.0 (X11; Linux x86_64)'.padEnd(length, ' Gecko/20100101')}Googlebot/2.1`,
      })
    expect(gateway.lines.filter(({ method }) => method !== undefined)).toMatchObject([{ bot: true }, { bot: false }])
  })

  it('that is a robot has no country', async () =>
    expect(
      (await visitorOf(await get('/', { 'user-agent': 'Googlebot/2.1', 'cf-ipcountry': 'DE' }))).country,
    ).toBeNull())
})
