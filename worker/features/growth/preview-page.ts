import { html } from 'hono/html'
import { z } from 'zod'
import { type FlagName, flags } from '../../../flags/registry.ts'
import { canonicalPath } from '../../../markets/canonical-path.ts'
import { MARKET_IDS, marketIdSchema } from '../../../markets/market-id.ts'
import { isIsoDay } from '../../../shared/dates/iso-days.ts'
import { type MalformedJson, parseJson } from '../../../shared/json/parse-json.ts'
import { PREVIEW_PARAMETER } from '../../visit/page-before.ts'
import { forcedOf, signFlagPreview } from './flag-preview.ts'
import { recordChange } from './growth-log.ts'
import { type GrowthPage, type GrowthVisit, growthPage, marketSelect } from './growth-page.ts'

export const PREVIEW_PATH = '/__growth/preview'

const NAMES = Object.keys(flags) as FlagName[]

/** Builds signed links that show one page with any flags, on any day. */
export const previewPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const query = visit.form === null ? visit.url.searchParams : new URLSearchParams(visit.form)
  const market = marketIdSchema.catch(MARKET_IDS[0]).parse(query.get('market'))
  const path = query.get('path') ?? '/'
  const asOf = query.get('asOf') ?? ''
  const result = visit.form === null ? null : await previewLink(visit, market, path, asOf, query)
  const form = html`<form class="card" method="post" action="${PREVIEW_PATH}">
<fieldset class="fields"><legend>The page</legend>
${marketSelect(market)}
<label>Path <input name="path" value="${path}" required /></label>
<label>As of <input type="date" name="asOf" value="${asOf}" /></label>
</fieldset>
<fieldset class="fields"><legend>Its flags</legend>
${NAMES.map((name) => flagField(name, query.get(name) ?? ''))}
</fieldset>
<button>Make the link</button></form>`
  if (result === null) return growthPage('Preview links', form)
  if ('problem' in result)
    return growthPage('Preview links', html`<p class="warning" role="alert">${result.problem}</p>${form}`, 422)
  const set = NAMES.flatMap((name) => (query.get(name)?.trim() ? [`${name} ${query.get(name)}`] : []))
  const what = `made a preview link to ${path.split(/[?#]/, 1)} in ${market}: ${[...set, ...(asOf ? [`as of ${asOf}`] : [])].join(', ') || 'as it is'}`
  await recordChange(visit.env, visit.config, { who: visit.operator, what })
  return growthPage(
    'Preview links',
    html`<section class="card"><h2>The link</h2>
<p>Works for a week, on this page only, for whoever holds it. It sets no cookie and counts in no experiment.</p>
<p><a class="button" id="look" href="${result.link}" rel="noreferrer">Open the page</a></p>
<pre>${result.link}</pre></section>${form}`,
  )
}

const flagField = (name: FlagName, chosen: string) => {
  const options = optionsOf(name)
  return html`<label>${name} ${
    options === null
      ? html`<input name="${name}" value="${chosen}" placeholder="JSON; empty: as it is" autocomplete="off" />`
      : html`<select name="${name}"><option value="">as it is</option>${options.map(
          (option) => html`<option value="${option}" ${option === chosen ? 'selected' : ''}>${option}</option>`,
        )}</select>`
  }</label>`
}

/** A flag's values as JSON; null when they cannot be listed. */
export const optionsOf = (name: FlagName): string[] | null => {
  const { schema } = flags[name]
  if (schema instanceof z.ZodBoolean) return ['true', 'false']
  return schema instanceof z.ZodEnum ? schema.options.map((option) => JSON.stringify(option)) : null
}

const previewLink = async (
  visit: GrowthVisit,
  market: z.infer<typeof marketIdSchema>,
  requestedPath: string,
  asOf: string,
  query: URLSearchParams,
): Promise<{ link: string } | { problem: string }> => {
  const { SITE_ORIGINS, SIGNING_KEY, now } = visit.config
  const origin = SITE_ORIGINS[market]
  if (!requestedPath.startsWith('/') || !URL.canParse(requestedPath, origin))
    return { problem: 'The path begins with a slash.' }
  const url = new URL(requestedPath, origin)
  if (url.origin !== origin) return { problem: 'The path is one of this market’s.' }
  // Other forms of a path redirect to the canonical one, for which their token is not signed.
  const path = canonicalPath(url.pathname)
  if (path === null) return { problem: 'No page can have this path.' }
  url.pathname = path
  if (asOf !== '' && !isIsoDay(asOf)) return { problem: `${asOf} is no day.` }
  const given = NAMES.filter((name) => query.get(name)?.trim())
  const values: Partial<Record<FlagName, unknown>> = {}
  for (const name of given) {
    const json = jsonOf(query.get(name) ?? '')
    if ('problem' in json) return { problem: `${name}: ${json.problem}.` }
    values[name] = json.value
  }
  const forced = forcedOf(values)
  const wrong = given.find((name) => !(name in forced))
  if (wrong !== undefined) return { problem: `${wrong} cannot have this value.` }
  const preview = { forced, asOf: asOf === '' ? null : asOf }
  const token = await signFlagPreview(SIGNING_KEY, { market, path: url.pathname }, preview, now())
  url.searchParams.set(PREVIEW_PARAMETER, token)
  return { link: url.href }
}

const jsonOf = (text: string): { value: unknown } | { problem: string } => {
  try {
    return { value: parseJson(text) }
  } catch (error) {
    return { problem: (error as MalformedJson).message }
  }
}
