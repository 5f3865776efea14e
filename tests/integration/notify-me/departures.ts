import { LOCAL_SECRETS } from '../../../local/workers/local-variables.ts'
import { runScheduled } from '../../../local/workers/start-workers.ts'
import { travelPath } from '../../../markets/links.ts'
import { markets } from '../../../markets/registry.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { mailTo } from '../../support/outbox.ts'
import type { Person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { Site, SiteResponse } from '../../support/site.ts'

let tours: { id: string; code: string; travel: string; slugs: string }[]

/** Finds planned departures of more than €500 for alerts; call it once the site runs. */
export const findDepartures = async (site: Site): Promise<void> => {
  const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
  const rows = await api
    .prepare(
      `SELECT t.id, t.code, t.travel_id AS travel,
        (SELECT json_group_object(language, slug) FROM travel_texts WHERE travel_id = t.travel_id) AS slugs
      FROM tours AS t
      WHERE t.status = 'PLANNED' AND t.price_eur > 50000 AND t.starting_date > '2027-03' GROUP BY t.travel_id ORDER BY t.no LIMIT 4`,
    )
    .all<(typeof tours)[number]>()
  tours = rows.results
}

/** A planned departure; each index has another travel. */
export const tourOf = (index: number) => {
  const tour = tours[index]
  if (tour === undefined) throw new Error('not enough departures')
  const slugs = JSON.parse(tour.slugs) as Record<string, string>
  return { ...tour, slugs, about: { travel: tour.travel, tour: tour.code.toLowerCase() } }
}
export const modalOf = (market: 'it' | 'de' | 'us', index: number, layout?: string) => {
  const { slugs, about } = tourOf(index)
  return withModal(travelPath(markets[market], slugs[markets[market].language] ?? ''), 'notify-me', layout, about)
}
export const dialogOf = (page: SiteResponse): string => /<dialog[\s\S]*<\/dialog>/.exec(page.text)?.[0] ?? ''
export const codeFor = async (email: string): Promise<string> => {
  const [mail] = await mailTo(here.site, email)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}
/** Reduces a departure's price and runs the schedule that sends alerts. */
export const priceDrops = async (index: number, cents: number) => {
  await here.site.request('api', `/backoffice/tours/${tourOf(index).id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${LOCAL_SECRETS.API_WRITE_TOKEN}` },
    body: JSON.stringify({ price: { EUR: cents, GBP: cents, USD: cents } }),
  })
  await runScheduled(here.site.miniflare, 'api')
}
/** Posts a form of a page and follows redirects. */
export const post = (who: Person, market: string, path: string, fields: Record<string, string>, from: string) =>
  who
    .post(here.site.origin(market) + path, fields, { referer: here.site.origin(market) + from })
    .then((response) => who.follow(response))
