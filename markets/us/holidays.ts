import type { Holidays } from '../../shared/calendar/holidays.ts'

export const holidays: Holidays = [
  {
    name: 'Thanksgiving',
    rule: { kind: 'weekday', month: 11, weekday: 3, nth: 4, before: 5, after: 3 },
  },
  { name: 'Christmas', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
  { name: "New Year's", rule: { kind: 'fixed', from: '12-26', to: '01-03' } },
  { name: 'Spring break', rule: { kind: 'fixed', from: '03-07', to: '03-28' } },
  {
    name: 'Memorial Day weekend',
    rule: { kind: 'weekday', month: 5, weekday: 0, nth: -1, before: 4, after: 1 },
  },
  { name: '4th of July', rule: { kind: 'fixed', from: '06-30', to: '07-06' } },
  {
    name: 'Labor Day weekend',
    rule: { kind: 'weekday', month: 9, weekday: 0, nth: 1, before: 4, after: 1 },
  },
]
