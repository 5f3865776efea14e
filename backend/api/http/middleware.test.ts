import { expect, it } from 'vitest'
import app from '../index.ts'

it.each([
  [undefined, 'max-age=63072000'],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('responses with HSTS %s require https as %s', async (HSTS, header) => {
  for (const path of ['/healthz', '/nothing'])
    expect((await app.request(path, {}, { HSTS })).headers.get('strict-transport-security')).toBe(header)
})

it('responses may load, post, frame and base nothing', async () => {
  const { headers } = await app.request('/nothing', {}, {})
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  )
})
