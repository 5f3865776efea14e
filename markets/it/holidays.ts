import type { Holidays } from '../../shared/calendar/holidays.ts'

export const holidays: Holidays = [
  { name: 'Immacolata', rule: { kind: 'fixed', from: '12-05', to: '12-08' } },
  { name: 'Natale', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
  { name: 'Capodanno', rule: { kind: 'fixed', from: '12-26', to: '01-06' } },
  { name: 'Pasqua', rule: { kind: 'easter', from: -4, to: 2 } },
  { name: '25 aprile e 1° maggio', rule: { kind: 'fixed', from: '04-23', to: '05-03' } },
  { name: '2 giugno', rule: { kind: 'fixed', from: '05-30', to: '06-03' } },
  { name: 'Ferragosto', rule: { kind: 'fixed', from: '08-08', to: '08-22' } },
  { name: 'Ognissanti', rule: { kind: 'fixed', from: '10-30', to: '11-03' } },
]
