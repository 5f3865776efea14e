import { expect, it } from 'vitest'
import { campaignCookies } from './campaign.ts'
import type { Visitor } from './visit.ts'

it('a campaign keeps no value that may be about a person', () => {
  const visitor = { consent: 'granted', isBot: false, isPrefetch: false } as Visitor
  const query = new URLSearchParams({
    utm_source: 'mail',
    utm_content: 'giulia@example.com',
    utm_term: 'x'.repeat(101),
    ttclid: 'x'.repeat(401),
  })
  expect(campaignCookies(visitor, query, undefined)).toMatchObject([{ value: 'utm_source=mail' }])
})

it('a campaign keeps the ids of clicks, which are longer than other values', () => {
  const visitor = { consent: 'granted', isBot: false, isPrefetch: false } as Visitor
  const query = new URLSearchParams({ gclid: 'g'.repeat(120), fbclid: 'f'.repeat(300) })
  expect(campaignCookies(visitor, query, undefined)).toMatchObject([{ value: query.toString() }])
})
