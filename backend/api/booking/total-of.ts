import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { markets } from '../../../markets/registry.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import { type TrueTotal, trueTotal } from '../../../shared/tours/true-total.ts'
import type { Site } from '../site.ts'
import type { LayoutSource } from '../sources/layout-source.ts'
import { type PriceColumns, pricesIn } from '../sql/fragment.ts'

type Row = PriceColumns<'money_pot'> & { settings: string }

/** What a booking made today costs in the market's currency, and when it is paid, as the departure's page says. */
export const totalOf = async (
  { db, today, market }: Pick<Site, 'db' | 'today' | 'market'>,
  tour: Tour,
  options: TourDetail['options'],
): Promise<TrueTotal> => {
  const row = await db
    .prepare(
      `SELECT money_pot_eur, money_pot_gbp, money_pot_usd, (SELECT source FROM documents WHERE name = 'settings') AS settings
      FROM travels WHERE id = ?`,
    )
    .bind(tour.travel.id)
    .first<Row>()
  if (row === null) throw new Error(`departure ${tour.id} has no travel`)
  const { currency } = markets[market]
  const { installmentPayments }: LayoutSource['settings'] = JSON.parse(row.settings)
  const { startingDate, price, deposit, balanceDueDate } = tour
  return trueTotal({
    ...{ today, startingDate, price: price[currency] },
    deposit: deposit?.amount[currency] ?? null,
    balanceDue: balanceDueDate > today ? balanceDueDate : null,
    moneyPot: pricesIn(row, 'money_pot')[currency],
    privateRoom: options.privateRoom?.[currency] ?? null,
    flexibleCancellation: options.flexibleCancellation?.[currency] ?? null,
    instalments: installmentPayments ? bookingRulesOn(today, market).instalments : null,
  })
}
