import { expect, it } from 'vitest'
import { signToken } from '../signing/signed-token.ts'
import { isStorefrontCall, signStorefrontCall } from './storefront-call.ts'

const KEY = 'k'.repeat(32)
const NOW = Date.UTC(2027, 0, 15)

it('is valid for one minute, with its key', async () => {
  const token = await signStorefrontCall(KEY, NOW)
  expect(await isStorefrontCall(KEY, token, NOW + 59_999)).toBe(true)
  expect(await isStorefrontCall(KEY, token, NOW + 60_000)).toBe(false)
  expect(await isStorefrontCall('o'.repeat(32), token, NOW)).toBe(false)
})

it('is valid for its purpose only, which back ends of other builds know by this name', async () => {
  expect(await isStorefrontCall(KEY, await signToken(KEY, 'storefront call', {}, NOW, 60), NOW)).toBe(true)
  for (const other of ['personal call', 'preview', ''])
    expect(await isStorefrontCall(KEY, await signToken(KEY, other, {}, NOW, 60), NOW)).toBe(false)
})
