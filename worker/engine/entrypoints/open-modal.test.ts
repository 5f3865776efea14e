import { expect, it } from 'vitest'
import { hrefOfPage, redirectKeepingModal } from './open-modal.ts'

const calendar = { type: 'available-dates', layout: 'calendar' } as const
const currency = { type: 'currency', layout: null } as const

it.each([
  ['/viaggi', undefined, '/viaggi'],
  ['/viaggi', currency, '/viaggi?modal=&type=currency'],
  [
    '/viaggi?sort=price%3Aasc#top',
    calendar,
    '/viaggi?sort=price%3Aasc&modal=&type=available-dates&layout=calendar#top',
  ],
  ['/viaggi?modal=&type=language', currency, '/viaggi?modal=&type=language'],
  ['/viaggi#?modal', currency, '/viaggi?modal=&type=currency#?modal'],
  ['https://de.example/reiseziele', currency, 'https://de.example/reiseziele'],
  ['https://account.example/', calendar, 'https://account.example/'],
])('%s with %j redirects to %s', (to, modal, target) => expect(redirectKeepingModal(to, modal)).toBe(target))

it.each([
  ['/viaggi', '', '/viaggi'],
  ['/cerca', 'sort=price%3Aasc', '/cerca?sort=price%3Aasc'],
  ['/città', '', '/citt%C3%A0'],
])('%s with the query %j is closed to %s', (path, query, href) => expect(hrefOfPage({ path, query })).toBe(href))
