import { html } from 'hono/html'
import { z } from 'zod'
import { MARKET_IDS, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { isIsoDay, isoDayOf } from '../../../shared/dates/iso-days.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { type GrowthPage, type GrowthVisit, growthPage, marketSelect, scrollTable } from './growth-page.ts'

const visitSchema = z.object({
  market: marketIdSchema.catch(MARKET_IDS[0]),
  device: z.union([z.literal(''), z.uuidv4()]),
  country: z.string().regex(/^(?:[A-Z]{2})?$/),
  day: z.union([z.literal(''), z.string().refine(isIsoDay)]),
  path: z.string().startsWith('/').max(500),
})

/** Shows every flag's value for a visitor and its reason, by the evaluation that pages use. */
export const visitorPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const config = visit.config
  const query = visit.url.searchParams
  const read = (name: string, absent = '') => (query.get(name) ?? absent).trim()
  const input = {
    market: read('market'),
    device: read('device').toLowerCase(),
    country: read('country').toUpperCase(),
    day: read('day'),
    path: read('path', '/'),
  }
  const parsed = visitSchema.safeParse(input)
  const form = html`<form class="card" method="get"><div class="fields">
${marketSelect(input.market)}
<label>Device id <input name="device" value="${input.device}" size="38" placeholder="a UUID; empty: without one" autocomplete="off" /></label>
<label>Country <input name="country" value="${input.country}" size="4" maxlength="2" placeholder="IT" autocomplete="off" /></label>
<label>Day <input type="date" name="day" value="${input.day}" /></label>
<label>Path <input name="path" value="${input.path}" /></label>
</div>
<button>Evaluate</button>
<p class="muted">A visitor finds their device id in the cookie __Host-device of each market, if their experiments may be stored there: where the market asks, after consent to analytics. Others get the control. Variations that they keep from earlier visits are in their browser only and not counted here.</p></form>`
  if (!parsed.success)
    return growthPage(
      'A visitor',
      html`<p class="warning" role="alert">Not a visit: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}.</p>${form}`,
      422,
    )
  const { market, device, country, day, path } = parsed.data
  const client = await currentFlags(visit.env, config)
  const explained = client.explain({
    ...(device !== '' && { deviceId: device }),
    country: country === '' ? null : country,
    language: markets[market].language,
    market,
    day: day === '' ? isoDayOf(config.now()) : day,
    url: config.SITE_ORIGINS[market] + path,
  })
  const columns = html`<th scope="col">Flag</th><th scope="col">Value</th><th scope="col">Why</th>`
  const rows = Object.entries(explained).map(
    ([name, { value, reason }]) =>
      html`<tr><th scope="row">${name}</th><td><code>${JSON.stringify(value)}</code></td><td>${reason}</td></tr>`,
  )
  return growthPage('A visitor', html`${form}${scrollTable('Values', 'values', columns, rows)}`)
}
