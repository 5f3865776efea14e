import type { Holidays } from '../../shared/calendar/holidays.ts'

export const holidays: Holidays = [
  { name: 'Weihnachten', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
  { name: 'Silvester', rule: { kind: 'fixed', from: '12-26', to: '01-03' } },
  { name: 'Ostern', rule: { kind: 'easter', from: -4, to: 2 } },
  { name: 'Maifeiertag', rule: { kind: 'fixed', from: '04-29', to: '05-03' } },
  { name: 'Christi Himmelfahrt', rule: { kind: 'easter', from: 37, to: 43 } },
  { name: 'Pfingsten', rule: { kind: 'easter', from: 46, to: 53 } },
  { name: 'Herbstferien', rule: { kind: 'fixed', from: '10-03', to: '10-18' } },
]
