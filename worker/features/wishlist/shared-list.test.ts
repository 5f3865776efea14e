import { expect, it } from 'vitest'
import { START, sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import { shareHref, shareOfToken } from './shared-list.ts'

it('opens a shared list for 550 days', async () => {
  const site = sampleSignIn()
  const visitAt = (ms: number) => site.visitOf('/', { config: { ...site.config, now: () => ms } })
  const { origin, pathname, searchParams } = new URL(await shareHref(visitAt(START), 'a'))
  expect(origin + pathname).toBe('http://it.localhost:8787/preferiti')
  const token = searchParams.get('list') ?? ''
  expect(await shareOfToken(visitAt(START + 47_519_999_999), token)).toBe('a')
  expect(await shareOfToken(visitAt(START + 47_520_000_000), token)).toBeNull()
})
