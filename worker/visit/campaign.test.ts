import { expect, it } from 'vitest'
import { campaignCookies } from './campaign.ts'
import type { Visitor } from './visit.ts'

it('a campaign keeps no value that may be about a person', () => {
  const visitor = { consent: 'granted', isBot: false, isPrefetch: false } as Visitor
  const query = new URLSearchParams({
    utm_source: 'mail',
    utm_content: 'giulia@example.com',
    utm_term: 'x'.repeat(101),
  })
  expect(campaignCookies(visitor, query, undefined)).toMatchObject([{ value: 'utm_source=mail' }])
})
