import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { rateLimitOf } from './rate-limits.ts'

describe('rateLimitOf', () => {
  it.each([
    ['GET', '/cerca', 'SEARCH_LIMIT'],
    ['GET', '/api/destinations', 'SEARCH_LIMIT'],
    ['GET', '/cerca-con-ia-9x2', 'ASK_LIMIT'],
    ['POST', '/api/sign-up/code', 'CODES_LIMIT'],
    ['POST', '/api/contact', 'FORMS_LIMIT'],
    ['POST', '/logout', 'FORMS_LIMIT'],
    ['POST', '/api/events', 'EVENTS_LIMIT'],
    ['POST', '/api/wishlist/tour/a', 'PERSONAL_LIMIT'],
    ['GET', '/preferiti', 'PERSONAL_LIMIT'],
    ['GET', '/', null],
    ['GET', '/viaggi/giappone', null],
    ...['bookings', 'purge', 'flags/webhook', 'backchannel-logout'].map(
      (call) => ['POST', `/api/${call}`, null] as const,
    ),
  ] as const)('%s %s counts against %s', (method, path, limit) =>
    expect(rateLimitOf(method, path, markets.it)).toBe(limit),
  )
})
