import type { Holidays } from '../../shared/calendar/holidays.ts'

export const holidays: Holidays = [
  { name: 'Christmas', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
  { name: 'New Year', rule: { kind: 'fixed', from: '12-26', to: '01-03' } },
  { name: 'Easter', rule: { kind: 'easter', from: -4, to: 2 } },
  { name: 'May holidays', rule: { kind: 'fixed', from: '04-29', to: '05-05' } },
  { name: 'Summer holidays', rule: { kind: 'fixed', from: '07-18', to: '08-31' } },
  { name: 'Autumn half-term', rule: { kind: 'fixed', from: '10-23', to: '11-01' } },
]
