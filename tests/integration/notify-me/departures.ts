import { travelPath } from '../../../markets/links.ts'
import { markets } from '../../../markets/registry.ts'
import { LOCAL_SECRETS } from '../../../scripts/runtime/local-variables.ts'
import { runScheduled } from '../../../scripts/runtime/start-workers.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { mailTo } from '../../support/outbox.ts'
import type { Person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { Site, SiteResponse } from '../../support/site.ts'

let tours: { id: string; code: string; slug: string }[]

/** Finds planned departures for alerts; call it once the site runs. */
export const findDepartures = async (site: Site): Promise<void> => {
  const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
  const rows = await api
    .prepare(
      `SELECT t.id, t.code, v.slug FROM tours AS t JOIN travels AS v ON v.id = t.travel_id
      WHERE t.status = 'PLANNED' AND t.starting_date > '2027-03' GROUP BY v.id ORDER BY t.no LIMIT 4`,
    )
    .all<(typeof tours)[number]>()
  tours = rows.results
}

/** A planned departure; each index has another travel. */
export const tourOf = (index: number) => {
  const tour = tours[index]
  if (tour === undefined) throw new Error('not enough departures')
  return { ...tour, about: { travel: tour.slug, tour: tour.code.toLowerCase() } }
}
export const modalOf = (market: 'it' | 'de' | 'us', index: number, layout?: string) => {
  const { slug, about } = tourOf(index)
  return withModal(travelPath(markets[market], slug), 'notify-me', layout, about)
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
    .then((answer) => who.follow(answer))
