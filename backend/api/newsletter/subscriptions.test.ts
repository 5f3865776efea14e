import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../testing/memory-d1.ts'
import { CONSENT_TEXTS, CONSENT_VERSION } from './consent.ts'
import { storeSubscription } from './subscriptions.ts'

const INSTANT = '2027-01-15T10:00:00.000Z'
const LATER = '2027-02-15T10:00:00.000Z'

describe('storeSubscription', () => {
  it('keeps the words agreed to, their version and the time', async () => {
    const { db, sqlite } = memoryD1()
    await storeSubscription({ db, market: 'fr', language: 'fr' }, 'a@b.fr', { id: '1', instant: INSTANT })
    expect(sqlite.prepare('SELECT * FROM newsletter_subscriptions').all()).toEqual([
      expect.objectContaining({
        ...{ id: '1', email: 'a@b.fr', market: 'fr', language: 'fr', status: 'pending' },
        ...{ consent_version: CONSENT_VERSION, consent_text: CONSENT_TEXTS.fr, consented_at: INSTANT },
      }),
    ])
  })

  it.each([
    ['pending', 'pending', INSTANT],
    ['confirmed', 'confirmed', INSTANT],
    ['left', 'pending', LATER],
  ])('who is %s and signs up again is %s', async (status, after, consentedAt) => {
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
