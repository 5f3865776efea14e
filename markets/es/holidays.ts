import type { Holidays } from '../../shared/calendar/holidays.ts'

export const holidays: Holidays = [
  { name: 'Puente de diciembre', rule: { kind: 'fixed', from: '12-04', to: '12-09' } },
  { name: 'Navidad', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
  { name: 'Fin de Año y Reyes', rule: { kind: 'fixed', from: '12-26', to: '01-06' } },
  { name: 'Semana Santa', rule: { kind: 'easter', from: -9, to: 1 } },
  { name: 'Puente de mayo', rule: { kind: 'fixed', from: '04-29', to: '05-04' } },
  { name: 'Agosto', rule: { kind: 'fixed', from: '08-01', to: '08-31' } },
  { name: 'Puente del Pilar', rule: { kind: 'fixed', from: '10-09', to: '10-13' } },
  { name: 'Todos los Santos', rule: { kind: 'fixed', from: '10-30', to: '11-03' } },
]
