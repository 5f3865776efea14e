import type { Prices } from '../contracts/money.ts'
import { CURRENCIES } from './currencies.ts'

/** Prices of an amount whose currency is the shown one. */
export const sameInAll = (cents: number): Prices =>
  Object.fromEntries(Object.keys(CURRENCIES).map((code) => [code, cents])) as Prices
