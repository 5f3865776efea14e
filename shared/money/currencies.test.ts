import { expect, it, vi } from 'vitest'
import type { CurrencyCode } from '../contracts/money.ts'
import { CURRENCIES } from './currencies.ts'

it('takes, shows and understands prices in a currency that was added', async () => {
  const franc = 'CHF' as CurrencyCode
  const format = { decimal: '.', thousands: '’', symbol: 'after' }
  vi.resetModules()
  vi.doMock('./currencies.ts', () => ({
    CURRENCIES: { ...CURRENCIES, CHF: { symbol: 'Fr.', format, names: 'fr\\.|chf|franken' } },
  }))
  const { pricesSchema } = await import('../contracts/money.ts')
  const { formatMoney } = await import('./format-money.ts')
  const { parseMoney } = await import('./parse-money.ts')
  expect(pricesSchema.safeParse({ CHF: 129_900 }).error?.issues ?? []).toEqual([])
  expect(formatMoney(129_900, franc)).toBe('1’299\u00a0Fr.')
  expect(parseMoney('1’299 Fr.')).toEqual({ cents: 129_900, currency: franc })
})
