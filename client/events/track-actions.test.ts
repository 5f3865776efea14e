import { expect, it } from 'vitest'
import { sentForm } from './track-actions.ts'

it.each([
  ['/api/sign-up/step-one', 'sign-up/step-one'],
  ['/api/alerts/3f0c9a1e-0000-4000-8000-000000000001/state', 'alerts/state'],
  ['https://news.example/newsletter?market=it', 'newsletter'],
  ['/api/wishlist/travel/japan', null],
  ['/api/consent', null],
])('the form of %s is recorded as %s', (action, name) => expect(sentForm(action)).toBe(name))
