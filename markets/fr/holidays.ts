import type { Holidays } from '../../shared/calendar/holidays.ts'

export const holidays: Holidays = [
  { name: 'Noël', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
  { name: 'Nouvel An', rule: { kind: 'fixed', from: '12-26', to: '01-03' } },
  { name: 'Pâques', rule: { kind: 'easter', from: -4, to: 2 } },
  { name: 'Ponts de mai', rule: { kind: 'fixed', from: '04-30', to: '05-10' } },
  { name: '14 juillet', rule: { kind: 'fixed', from: '07-10', to: '07-18' } },
  { name: '15 août', rule: { kind: 'fixed', from: '08-08', to: '08-22' } },
  { name: 'Toussaint', rule: { kind: 'fixed', from: '10-17', to: '11-02' } },
]
