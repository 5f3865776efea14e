import type { MarketId } from '../../../markets/market-id.ts'

/**
 * When a holiday falls, and how many days around it people travel. `fixed`: from one month-day to another, into the
 * next year when `to` is earlier. `easter`: days relative to Easter Sunday. `weekday`: the nth weekday (0 Monday) of a
 * month, -1 the last, with days before and after.
 */
export type HolidayRule =
  | { kind: 'fixed'; from: string; to: string }
  | { kind: 'easter'; from: number; to: number }
  | { kind: 'weekday'; month: number; weekday: number; nth: number; before: number; after: number }

export type Holiday = { name: string; rule: HolidayRule }

const fixed = (name: string, from: string, to: string): Holiday => ({ name, rule: { kind: 'fixed', from, to } })
const easter = (name: string, from: number, to: number): Holiday => ({ name, rule: { kind: 'easter', from, to } })
const longWeekend = (
  name: string,
  month: number,
  weekday: number,
  nth: number,
  before: number,
  after: number,
): Holiday => ({
  name,
  rule: { kind: 'weekday', month, weekday, nth, before, after },
})

/** Holidays that each market's travellers plan around, as "when" offers them. */
export const HOLIDAYS: Record<MarketId, Holiday[]> = {
  it: [
    fixed('Immacolata', '12-05', '12-08'),
    fixed('Natale', '12-20', '12-27'),
    fixed('Capodanno', '12-26', '01-06'),
    easter('Pasqua', -4, 2),
    fixed('25 aprile e 1° maggio', '04-23', '05-03'),
    fixed('2 giugno', '05-30', '06-03'),
    fixed('Ferragosto', '08-08', '08-22'),
    fixed('Ognissanti', '10-30', '11-03'),
  ],
  us: [
    longWeekend('Thanksgiving', 11, 3, 4, 5, 3),
    fixed('Christmas', '12-20', '12-27'),
    fixed("New Year's", '12-26', '01-03'),
    fixed('Spring break', '03-07', '03-28'),
    longWeekend('Memorial Day weekend', 5, 0, -1, 4, 1),
    fixed('4th of July', '06-30', '07-06'),
    longWeekend('Labor Day weekend', 9, 0, 1, 4, 1),
  ],
  we: [
    fixed('Christmas', '12-20', '12-27'),
    fixed('New Year', '12-26', '01-03'),
    easter('Easter', -4, 2),
    fixed('May holidays', '04-29', '05-05'),
    fixed('Summer holidays', '07-18', '08-31'),
    fixed('Autumn half-term', '10-23', '11-01'),
  ],
  es: [
    fixed('Puente de diciembre', '12-04', '12-09'),
    fixed('Navidad', '12-20', '12-27'),
    fixed('Fin de Año y Reyes', '12-26', '01-06'),
    easter('Semana Santa', -9, 1),
    fixed('Puente de mayo', '04-29', '05-04'),
    fixed('Agosto', '08-01', '08-31'),
    fixed('Puente del Pilar', '10-09', '10-13'),
    fixed('Todos los Santos', '10-30', '11-03'),
  ],
  fr: [
    fixed('Noël', '12-20', '12-27'),
    fixed('Nouvel An', '12-26', '01-03'),
    easter('Pâques', -4, 2),
    fixed('Ponts de mai', '04-30', '05-10'),
    fixed('14 juillet', '07-10', '07-18'),
    fixed('15 août', '08-08', '08-22'),
    fixed('Toussaint', '10-17', '11-02'),
  ],
  de: [
    fixed('Weihnachten', '12-20', '12-27'),
    fixed('Silvester', '12-26', '01-03'),
    easter('Ostern', -4, 2),
    fixed('Maifeiertag', '04-29', '05-03'),
    easter('Christi Himmelfahrt', 37, 43),
    easter('Pfingsten', 46, 53),
    fixed('Herbstferien', '10-03', '10-18'),
  ],
}
