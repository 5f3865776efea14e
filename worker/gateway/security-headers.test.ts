import { expect, it } from 'vitest'
import type { Config } from '../env.ts'
import { securityHeadersOf } from './security-headers.ts'

it.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HSTS %s sends %s', (HSTS, expected) => {
  const config = { HSTS, IMAGES_ORIGIN: 'https://images.example', SALES_CHAT_ORIGINS: [] as string[] } as Config
  expect(new Map(securityHeadersOf(config, '')).get('strict-transport-security')).toBe(expected)
})
