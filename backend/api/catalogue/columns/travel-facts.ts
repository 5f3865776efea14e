import type { CurrencyCode, Prices } from '../../../../shared/contracts/money.ts'
import { type PriceColumns, pricesIn, pricesOf } from '../../sql/fragment.ts'

export type TravelFacts = {
  id: string
  days: number
  style: string
  type: string
  costCenter: string
  continent: string
  badges: readonly string[]
  moods: readonly string[]
  destinations: readonly string[]
  score: number
  departuresCount: number
  /** Thousandths of the base price. */
  bestDiscount: Readonly<Record<CurrencyCode, number>>
  /** `null` without a bookable departure. */
  bestPrice: Prices | Record<CurrencyCode, null>
}

type Row = Omit<TravelFacts, 'badges' | 'moods' | 'destinations' | 'bestDiscount' | 'bestPrice'> &
  PriceColumns<'discount'> & {
    badges: string
    moods: string
    eur: number | null
    gbp: number | null
    usd: number | null
  }

const reduction = (tour: string, currency: string): string =>
  `coalesce(1000 * (${tour}.base_${currency} - ${tour}.price_${currency}) / ${tour}.base_${currency}, 0)`

const COLUMNS: Record<keyof Row, string> = {
  id: 'v.id',
  days: 'v.days',
  style: 'v.style',
  type: 'v.type',
  costCenter: 'v.cost_center',
  continent: 'v.continent',
  badges: 'v.badges',
  moods: 'v.moods',
  score: 'v.score',
  departuresCount: 'o.departures_count',
  eur: 'o.best_price_eur',
  gbp: 'o.best_price_gbp',
  usd: 'o.best_price_usd',
  discount_eur: reduction('e', 'eur'),
  discount_gbp: reduction('g', 'gbp'),
  discount_usd: reduction('u', 'usd'),
}

export async function loadTravelFacts(db: D1Database): Promise<TravelFacts[]> {
  const [travels, visits] = await Promise.all([
    db
      .prepare(
        `SELECT ${Object.entries(COLUMNS).map(([name, sql]) => `${sql} AS ${name}`)}
        FROM travels AS v JOIN travel_offers AS o ON o.travel_id = v.id
        LEFT JOIN tours AS e ON e.no = o.best_eur LEFT JOIN tours AS g ON g.no = o.best_gbp
        LEFT JOIN tours AS u ON u.no = o.best_usd ORDER BY v.id`,
      )
      .all<Row>(),
    db
      .prepare('SELECT travel_id, destination_id FROM travel_destinations')
      .all<{ travel_id: string; destination_id: string }>(),
  ])
  const destinations = Map.groupBy(visits.results, ({ travel_id }) => travel_id)
  return travels.results.map(({ eur, gbp, usd, ...row }) => ({
    ...row,
    badges: JSON.parse(row.badges) as string[],
    moods: JSON.parse(row.moods) as string[],
    destinations: (destinations.get(row.id) ?? []).map(({ destination_id }) => destination_id),
    bestDiscount: pricesIn(row, 'discount'),
    bestPrice:
      eur === null || gbp === null || usd === null ? { EUR: null, GBP: null, USD: null } : pricesOf(eur, gbp, usd),
  }))
}

export const byScore = (a: TravelFacts, b: TravelFacts): number => b.score - a.score || (a.id < b.id ? -1 : 1)
