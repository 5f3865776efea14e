import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/iso-days.ts'
import { type TotalInput, trueTotal } from './true-total.ts'

const BASE: TotalInput = {
  today: '2027-01-15',
  startingDate: '2027-08-01',
  price: 150_000,
  deposit: 30_000,
  balanceDue: '2027-07-01',
  moneyPot: 20_000,
  privateRoom: null,
  flexibleCancellation: null,
  instalments: null,
}
const INSTALMENTS = { max: 3, everyDays: 30 }
const paid = (over: Partial<TotalInput>) =>
  trueTotal({ ...BASE, ...over }).payments.map(({ on, kind, amount }) => `${on} ${kind} ${amount / 100}`)

describe('trueTotal', () => {
  it('has a total, a deposit, a balance and the money pot (§1)', () => {
    expect(trueTotal(BASE)).toMatchObject({ total: 170_000, toPay: 150_000 })
    expect(paid({})).toEqual(['2027-01-15 deposit 300', '2027-07-01 balance 1200', '2027-08-01 money-pot 200'])
  })

  it.each<[string, Partial<TotalInput>, string[]]>([
    [
      'too late for a deposit',
      { deposit: null, balanceDue: null },
      ['2027-01-15 full 1500', '2027-08-01 money-pot 200'],
    ],
    ['the balance is due today', { balanceDue: '2027-01-15' }, ['2027-01-15 full 1500', '2027-08-01 money-pot 200']],
    ['no money pot', { moneyPot: 0 }, ['2027-01-15 deposit 300', '2027-07-01 balance 1200']],
    [
      'both options',
      { privateRoom: 33_000, flexibleCancellation: 8_900, moneyPot: 0 },
      ['2027-01-15 deposit 300', '2027-07-01 balance 1619'],
    ],
    [
      'three instalments',
      { instalments: INSTALMENTS, moneyPot: 0 },
      ['2027-01-15 deposit 300', '2027-05-02 instalment 400', '2027-06-01 instalment 400', '2027-07-01 balance 400'],
    ],
    [
      'time for two',
      { instalments: INSTALMENTS, moneyPot: 0, today: '2027-05-01' },
      ['2027-05-01 deposit 300', '2027-06-01 instalment 600', '2027-07-01 balance 600'],
    ],
    [
      'time for none',
      { instalments: INSTALMENTS, moneyPot: 0, today: '2027-06-15' },
      ['2027-06-15 deposit 300', '2027-07-01 balance 1200'],
    ],
  ])('%s', (_, over, expected) => expect(paid(over)).toEqual(expected))

  it('has ordered payments up to the departure that add up to the total', () => {
    const cents = fc.integer({ min: 1, max: 900_000 })
    const maybe = fc.option(cents)
    fc.assert(
      fc.property(
        fc.record({
          price: cents,
          deposit: maybe,
          moneyPot: fc.nat({ max: 90_000 }),
          privateRoom: maybe,
          flexibleCancellation: maybe,
          instalments: fc.option(
            fc.record({ max: fc.integer({ min: 1, max: 6 }), everyDays: fc.integer({ min: 7, max: 40 }) }),
          ),
          days: fc.integer({ min: 1, max: 500 }),
          due: fc.option(fc.integer({ min: 0, max: 60 })),
        }),
        ({ days, due, ...rest }) => {
          const startingDate = addDays(BASE.today, days)
          const balanceDue = due === null ? null : addDays(startingDate, -due)
          const { total, toPay, lines, payments } = trueTotal({ today: BASE.today, startingDate, balanceDue, ...rest })
          const sum = (items: { amount: number }[]) => items.reduce((all, { amount }) => all + amount, 0)
          expect(sum(lines)).toBe(total)
          expect(sum(payments)).toBe(total)
          expect(total - toPay).toBe(rest.moneyPot)
          const dates = payments.map(({ on }) => on)
          expect(dates).toEqual([...dates].sort())
          expect(dates.every((on) => on >= BASE.today && on <= startingDate)).toBe(true)
          if (balanceDue !== null)
            for (const { on, kind } of payments)
              if (kind === 'instalment') expect(on > BASE.today && on < balanceDue).toBe(true)
        },
      ),
    )
  })
})
