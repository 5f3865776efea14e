import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Identity } from './app.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export const clientOnly = createMiddleware<Identity>(async (c, next) => {
  const { CLIENT_ID, CLIENT_SECRET } = c.env
  const expected = `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}`
  if (timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(expected))) return next()
  // An unread body closes the connection.
  await c.req.text()
  const error = { code: 'unauthorized', message: 'the client’s credentials are required' }
  return c.json({ success: false, error }, 401, { 'www-authenticate': 'Basic' })
})
