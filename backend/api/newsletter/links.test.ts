import { describe, expect, it } from 'vitest'
import { LINK_KINDS, newsletterLink, readNewsletterLink } from './confirm-mail.ts'

const env = { SIGNING_KEY: 'k'.repeat(32) }
const site = { publicUrl: 'https://api.example', market: 'de' } as const
const claims = { id: '1', consentedAt: '2027-01-15T10:00:00.000Z' }
const now = Date.UTC(2027, 0, 15)
const days = (count: number) => now + count * 86_400_000

const tokenOf = async (kind: 'confirm' | 'leave') => {
  const url = new URL(await newsletterLink(env, site, kind, claims, now))
  expect([url.origin, url.pathname, url.searchParams.get('market')]).toEqual([
    'https://api.example',
    `/newsletter/${kind}`,
    'de',
  ])
  return url.searchParams.get('token') ?? ''
}

describe('newsletter link', () => {
  it.each(LINK_KINDS)('returns the claims it was signed with: %s', async (kind) => {
    expect(await readNewsletterLink(env, kind, await tokenOf(kind), now)).toEqual(claims)
  })

  it.each([
    ['confirm', 7],
    ['leave', 3650],
  ] as const)('%s expires after %i days', async (kind, age) => {
    const token = await tokenOf(kind)
    expect(await readNewsletterLink(env, kind, token, days(age) - 1)).toEqual(claims)
    expect(await readNewsletterLink(env, kind, token, days(age))).toBeNull()
  })

  it('is invalid for the other kind, with another key, or when forged', async () => {
    const token = await tokenOf('confirm')
    expect(await readNewsletterLink(env, 'leave', token, now)).toBeNull()
    expect(await readNewsletterLink({ SIGNING_KEY: 'o'.repeat(32) }, 'confirm', token, now)).toBeNull()
    expect(await readNewsletterLink(env, 'confirm', 'made.up.token', now)).toBeNull()
    expect(await readNewsletterLink(env, 'confirm', '', now)).toBeNull()
  })
})
