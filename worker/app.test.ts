import { expect, it } from 'vitest'
import { app } from './app.ts'

it('has only routes that Hono can match with one regular expression', () => {
  app.router.match('GET', '/')
  expect(app.router.name).toBe('SmartRouter + RegExpRouter')
})
