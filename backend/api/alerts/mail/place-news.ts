import { now } from '../../../kit/clock.ts'
import type { Env } from '../../env.ts'
import { inAlertCurrency, textKeyOfMarket } from '../../sql/fragment.ts'
import { minutesUntil } from '../places/held-place.ts'
import type { AlertNews } from './alert-facts.ts'

type Row = Omit<AlertNews, 'opened' | 'confirmed' | 'cheaper' | 'place'> & { tour: string; expiresAt: number }

/** A place that is still held, with its current price; none when it has lapsed or the alert has ended. */
export const loadPlaceNews = async (env: Env, offer: string): Promise<AlertNews[]> => {
  const { results } = await env.DB.prepare(PLACE).bind(offer, now(env)).all<Row>()
  return results.map(({ tour, expiresAt, ...row }) => ({
    ...row,
    ...{ opened: false, confirmed: false, cheaper: false },
    place: {
      minutes: minutesUntil(expiresAt, env),
      href: `${env.API_PUBLIC_URL}/booking/${encodeURIComponent(tour)}/start?${new URLSearchParams({ place: offer, market: row.market })}`,
    },
  }))
}

const PLACE = `
  SELECT a.market, v.id AS travel, x.title, x.slug, t.id AS tour, t.code, t.starting_date AS startingDate,
    t.ending_date AS endingDate, a.currency, NULL AS priceBefore,
    ${inAlertCurrency((currency) => `t.price_${currency}`)} AS price, o.expires_at AS expiresAt
  FROM place_offers AS o
  JOIN alerts AS a ON a.id = o.alert_id AND a.state = 'active'
  JOIN tours AS t ON t.id = o.tour_id
  JOIN travels AS v ON v.id = t.travel_id
  JOIN travel_texts AS x ON x.travel_id = v.id AND x.language = ${textKeyOfMarket('a.market')}
  WHERE o.id = ?1 AND o.state = 'open' AND o.expires_at > ?2`
