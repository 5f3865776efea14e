import { expect, it } from 'vitest'
import { calendarMonths } from '../../shared/calendar/calendar-months.ts'
import type { DepartureDay } from '../../shared/contracts/departure-days.ts'
import { firstBookable } from './calendar-month.tsx'

const PRICES = { EUR: 1, GBP: 1, USD: 1 }
const entry = (day: string, bookable: boolean): DepartureDay => ({
  ...{ day, bookable, tours: 1, basePrice: PRICES, price: PRICES },
  statuses: [bookable ? 'PLANNED' : 'WAITING_LIST'],
})
const openedAt = (days: DepartureDay[]) =>
  firstBookable(
    calendarMonths(days, { today: '2027-01-15', firstWeekday: 1, months: ['2027-02', '2027-03', '2027-04'] }),
  )?.month

it('a calendar opens at its first month with a bookable departure, or at its first', () => {
  expect(openedAt([entry('2027-02-10', false), entry('2027-03-10', true), entry('2027-04-10', true)])).toBe('2027-03')
  expect(openedAt([entry('2027-03-10', false)])).toBe('2027-02')
})
