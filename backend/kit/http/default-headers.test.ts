import { expect, it } from 'vitest'
import { withDefaultHeaders } from './default-headers.ts'

it('lets a page load nothing, post its forms, and have no base URL', () => {
  const { headers } = withDefaultHeaders(new Response('a page'), {})
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
})

it('leaves a policy of the page as it is', () => {
  const own = new Response('a page', { headers: { 'content-security-policy': "default-src 'self'" } })
  expect(withDefaultHeaders(own, {}).headers.get('content-security-policy')).toBe("default-src 'self'")
})
