import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { apiTranslators } from '../translate.ts'
import { NEWSLETTER_CONSENT_VERSION } from './sign-up.ts'
import { confirmSubscription, endSubscription, storeSubscription } from './subscriptions.ts'

const INSTANT = '2027-01-15T10:00:00.000Z'
const LATER = '2027-02-15T10:00:00.000Z'

describe('storeSubscription', () => {
  it('stores the consent text, its version and the time', async () => {
    const { db, sqlite } = memoryD1()
    await storeSubscription({ db, market: 'fr' }, 'a@b.fr', { id: '1', instant: INSTANT })
    expect(sqlite.prepare('SELECT * FROM newsletter_subscriptions').all()).toEqual([
      expect.objectContaining({
        ...{ id: '1', email: 'a@b.fr', market: 'fr', language: 'fr', status: 'pending' },
        ...{
          consent_version: NEWSLETTER_CONSENT_VERSION,
          consent_text: apiTranslators.fr('newsletter.consent'),
          consented_at: INSTANT,
        },
      }),
    ])
  })

  it.each([
    ['pending', 'pending', INSTANT],
    ['confirmed', 'confirmed', INSTANT],
    ['left', 'pending', LATER],
  ])('changes a user who is %s and signs up again to %s', async (status, after, consentedAt) => {
    const { db, sqlite } = memoryD1()
    const site = { db, market: 'it', language: 'it' } as const
    await storeSubscription(site, 'a@b.it', { id: '1', instant: INSTANT })
    sqlite.prepare('UPDATE newsletter_subscriptions SET status = ?').run(status)
    await storeSubscription(site, 'a@b.it', { id: '2', instant: LATER })
    expect(sqlite.prepare('SELECT id, status, consented_at FROM newsletter_subscriptions').all()).toEqual([
      expect.objectContaining({ id: '1', status: after, consented_at: consentedAt }),
    ])
  })
})

describe('newsletter subscription', () => {
  const site = (db: D1Database) => ({ db, market: 'it', language: 'it' }) as const
  const statuses = (sqlite: ReturnType<typeof memoryD1>['sqlite']) =>
    sqlite.prepare('SELECT status, confirmed_at, left_at FROM newsletter_subscriptions').all()

  it('starts at its confirmation, which can be repeated', async () => {
    const { db, sqlite } = memoryD1()
    const claims = await storeSubscription(site(db), 'a@b.it', { id: '1', instant: INSTANT })
    expect(statuses(sqlite)).toEqual([{ status: 'pending', confirmed_at: null, left_at: null }])
    expect(await confirmSubscription(db, claims, LATER)).toBe(true)
    expect(await confirmSubscription(db, claims, '2027-03-01T00:00:00.000Z')).toBe(true)
    expect(statuses(sqlite)).toEqual([{ status: 'confirmed', confirmed_at: LATER, left_at: null }])
  })

  it('is not confirmed by the link of an earlier sign-up, nor after unsubscribing', async () => {
    const { db } = memoryD1()
    const first = await storeSubscription(site(db), 'a@b.it', { id: '1', instant: INSTANT })
    expect(await endSubscription(db, first, INSTANT)).toBe(true)
    expect(await confirmSubscription(db, first, LATER)).toBe(false)
    const second = await storeSubscription(site(db), 'a@b.it', { id: '2', instant: LATER })
    expect(await confirmSubscription(db, first, LATER)).toBe(false)
    expect(await confirmSubscription(db, second, LATER)).toBe(true)
  })

  it('ends with the link of any of its mails, even repeated, but not with an unknown link', async () => {
    const { db, sqlite } = memoryD1()
    const claims = await storeSubscription(site(db), 'a@b.it', { id: '1', instant: INSTANT })
    await confirmSubscription(db, claims, INSTANT)
    for (const instant of [LATER, '2027-03-01T00:00:00.000Z'])
      expect(await endSubscription(db, { ...claims, consentedAt: 'older' }, instant)).toBe(true)
    expect(statuses(sqlite)).toEqual([{ status: 'left', confirmed_at: INSTANT, left_at: LATER }])
    expect(await endSubscription(db, { ...claims, id: 'nobody' }, LATER)).toBe(false)
  })
})
