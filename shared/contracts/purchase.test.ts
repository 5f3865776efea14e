import { expect, it } from 'vitest'
import { signToken } from '../signing/signed-token.ts'
import { signPurchase, verifyPurchase } from './purchase.ts'

const KEY = 'a-booking-key-of-no-value-0123456789'
const NOW = Date.parse('2027-01-15T10:00:00Z')
const BOUGHT = { booking: 'b-1', travel: 'japan', name: 'Città d’oro', tour: 'jpn-1', amount: 1290.5, currency: 'EUR' }

it('accepts the link of the booking site for an hour, and no other', async () => {
  const token = await signPurchase(KEY, BOUGHT, NOW)
  expect(await verifyPurchase(KEY, token, NOW + 3_500_000)).toEqual(BOUGHT)
  expect(await verifyPurchase(KEY, token, NOW + 3_700_000)).toBeNull()
  expect(await verifyPurchase(`${KEY}x`, token, NOW)).toBeNull()
  for (const wrong of [{ amount: 0 }, { booking: 'b 1' }, { currency: '€' }])
    expect(await verifyPurchase(KEY, await signPurchase(KEY, { ...BOUGHT, ...wrong }, NOW), NOW)).toBeNull()
  expect(await verifyPurchase(KEY, await signToken(KEY, 'preview', BOUGHT, NOW, 60), NOW)).toBeNull()
})
