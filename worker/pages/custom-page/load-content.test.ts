import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectStatus, redirectTarget } from './load-content.ts'

const OWN = 'https://it.example'
const hosts = {
  SITE_ORIGINS: {
    it: OWN,
    us: 'https://us.example',
    we: 'https://we.example',
    es: 'https://es.example',
    fr: 'https://fr.example',
    de: 'https://de.example',
  },
  ACCOUNT_ORIGIN: 'https://account.example',
  BOOKING_ORIGIN: 'https://booking.example',
}

describe('redirects of the back end', () => {
  it.each([
    ['/viaggi', '/viaggi'],
    ['/viaggi?sort=price%3Aasc#top', '/viaggi?sort=price%3Aasc#top'],
    ['https://it.example/viaggi', '/viaggi'],
    ['https://de.example/reiseziele', 'https://de.example/reiseziele'],
    ['https://account.example/profile', 'https://account.example/profile'],
    ['https://booking.example/booking/1/start', 'https://booking.example/booking/1/start'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example', null],
    ['\t//evil.example', null],
    ['http://it.example/', null],
    ['https://it.example:8443/', null],
    ['https://it.example.evil.example/', null],
    ['https://user@de.example/', null],
    ['https://it.example@evil.example/', null],
    ['https://it.example//evil.example/', null],
    ['/.//evil.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://', null],
  ])('resolves %j to %j', (to, target) => expect(redirectTarget(to, OWN, hosts)).toBe(target))

  it('never redirects to an unlisted host (§8)', () => {
    const allowed = new Set([...Object.values(hosts.SITE_ORIGINS), hosts.ACCOUNT_ORIGIN, hosts.BOOKING_ORIGIN])
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((each) => `/${each}`),
    )
    fc.assert(
      fc.property(text, (to) => {
        const target = redirectTarget(to, OWN, hosts)
        expect(target === null || allowed.has(new URL(target, OWN).origin)).toBe(true)
      }),
    )
  })

  it.each([
    [301, 301],
    [302, 302],
    [303, 303],
    [307, 307],
    [308, 308],
    [200, 302],
    [418, 302],
  ])('maps status %i to %i', (status, sent) => expect(redirectStatus(status)).toBe(sent))
})
