import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, daysBetween } from '../dates/iso-days.ts'

/** Parts of a balance: their maximum number and the days between them. */
export type InstalmentRule = { max: number; everyDays: number }

/** All amounts are cents of one currency. */
export type TotalInput = {
  today: IsoDate
  startingDate: IsoDate
  price: number
  /** null when it may no longer be chosen. */
  deposit: number | null
  /** null when the whole price is due with the booking. */
  balanceDue: IsoDate | null
  /** Per person, collected by the group during the trip. */
  moneyPot: number
  /** null when it is not chosen. */
  privateRoom: number | null
  /** null when it is not chosen. */
  flexibleCancellation: number | null
  /** null when the market does not allow instalments. */
  instalments: InstalmentRule | null
}

export type TotalLine = {
  kind: 'price' | 'private-room' | 'flexible-cancellation' | 'money-pot'
  amount: number
}
export type Payment = {
  on: IsoDate
  kind: 'full' | 'deposit' | 'instalment' | 'balance' | 'money-pot'
  amount: number
}

/** `total` covers all but the flight; `toPay` leaves out the money pot. */
export type TrueTotal = { total: number; toPay: number; lines: TotalLine[]; payments: Payment[] }

/** Price of a departure with the chosen options, and its payments, soonest first; they add up to the total. */
export const trueTotal = (input: TotalInput): TrueTotal => {
  const { price, moneyPot, privateRoom, flexibleCancellation, startingDate } = input
  const lines: TotalLine[] = [
    { kind: 'price', amount: price },
    ...(privateRoom === null ? [] : [{ kind: 'private-room' as const, amount: privateRoom }]),
    ...(flexibleCancellation === null
      ? []
      : [{ kind: 'flexible-cancellation' as const, amount: flexibleCancellation }]),
    ...(moneyPot === 0 ? [] : [{ kind: 'money-pot' as const, amount: moneyPot }]),
  ]
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const toPay = total - moneyPot
  return {
    total,
    toPay,
    lines,
    payments: [
      ...paidToUs(input, toPay),
      ...(moneyPot === 0 ? [] : [{ on: startingDate, kind: 'money-pot' as const, amount: moneyPot }]),
    ],
  }
}

const paidToUs = ({ today, deposit, balanceDue, instalments }: TotalInput, toPay: number): Payment[] => {
  if (deposit === null || balanceDue === null || balanceDue <= today || deposit >= toPay)
    return [{ on: today, kind: 'full', amount: toPay }]
  const days = instalmentDays(today, balanceDue, instalments)
  const parts = split(toPay - deposit, days.length)
  return [
    { on: today, kind: 'deposit', amount: deposit },
    ...days.map((on, index) => ({
      on,
      kind: index === days.length - 1 ? ('balance' as const) : ('instalment' as const),
      amount: parts[index] ?? 0,
    })),
  ]
}

/** Due dates, counted back from the balance's; a whole interval is between the booking and the first part. */
const instalmentDays = (today: IsoDate, balanceDue: IsoDate, rule: InstalmentRule | null): IsoDate[] => {
  if (rule === null) return [balanceDue]
  const fitting = Math.floor(daysBetween(today, balanceDue) / rule.everyDays)
  const count = Math.max(1, Math.min(rule.max, fitting))
  return Array.from({ length: count }, (_, index) => addDays(balanceDue, -rule.everyDays * (count - 1 - index)))
}

/** Equal whole units; the last part contains the remainder. */
const split = (amount: number, parts: number): number[] => {
  const each = Math.floor(amount / parts / 100) * 100
  return Array.from({ length: parts }, (_, index) => (index === parts - 1 ? amount - each * (parts - 1) : each))
}
