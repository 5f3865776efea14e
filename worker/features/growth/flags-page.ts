import type { FeatureApiResponse } from '@growthbook/growthbook'
import { html } from 'hono/html'
import { dateOf } from '../../../flags/payload.ts'
import { type PayloadProblem, payloadProblems } from '../../../flags/payload-problems.ts'
import { type FlagName, flags } from '../../../flags/registry.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { daysBetween, isoDayOf } from '../../../shared/dates/iso-days.ts'
import { liveVariantCounts, MAX_LIVE_VARIANTS } from '../../engine/cache/variant-limit.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { describeRule, describeValue } from './describe-rule.ts'
import { type GrowthPage, type GrowthVisit, growthPage, scrollTable } from './growth-page.ts'

/** An expiry within these days is highlighted. */
const SOON_DAYS = 30

/** Lists every flag with its owner, expiry, variations and current rules. */
export const flagsPage = async (visit: GrowthVisit): Promise<GrowthPage> => {
  const config = visit.config
  const { payload } = await currentFlags(visit.env, config)
  const today = isoDayOf(config.now())
  const problems = payloadProblems(payload)
  return growthPage(
    'Flags',
    html`
<p>Payload of <strong>${dateOf(payload) ?? 'an unknown date'}</strong>. A visitor who is in no experiment gets the first rule that applies, else the default.</p>
${problems.map(({ flag, problem, where }) => html`<p class="warning">${flag}: ${where === undefined ? '' : `${where} `}${PROBLEMS[problem]}</p>`)}
${(Object.keys(flags) as FlagName[]).map((name) => flagCard(name, payload.features?.[name], today))}
<h2>Kept variations</h2>
<p>Pages are kept for at most ${MAX_LIVE_VARIANTS} combinations of variations a route; what is more is rendered for each visit. Seen in the last hour by the machine that answers you:</p>
${scrollTable(
  'Kept variations',
  'figures',
  html`<th scope="col">Route</th><th scope="col">Combinations</th>`,
  liveVariantCounts().map(({ route, variants }) => html`<tr><th scope="row">${route}</th><td>${variants}</td></tr>`),
)}`,
  )
}

const PROBLEMS: Record<PayloadProblem['problem'], string> = {
  missing: 'not in this payload, so what the embedded payload sets for it no longer applies',
  unknown: 'not in the registry, so nothing reads it',
  'ill-typed': 'is not of the flag’s type, so the default applies',
  'unseen attribute': 'is nothing that rules of this flag can see: for them no visit has it',
  'unknown operator': 'is no operator that we know, so it is true of nobody',
  'key like a phase': 'ends in a dot and digits, as phases do, so GrowthBook counts it under the key without them',
}

type Feature = NonNullable<FeatureApiResponse['features']>[string]

const flagCard = (name: FlagName, feature: Feature | undefined, today: IsoDate) => {
  const { owner, expires, description, varies, default: standard } = flags[name]
  const { rules = [], defaultValue = standard } = feature ?? {}
  const left = daysBetween(today, expires)
  const soon = left > SOON_DAYS ? '' : html` <strong>${left < 0 ? 'expired' : `in ${left} days`}</strong>`
  return html`<section class="card" id="${name}">
<h2>${name}</h2>
<p>${description}</p>
<dl class="facts">
<div><dt>Owner</dt><dd>${owner}</dd></div>
<div><dt>Expires</dt><dd>${expires}${soon}</dd></div>
<div><dt>Varies</dt><dd>${typeof varies === 'string' ? varies : varies.length === 0 ? 'no HTML' : varies.join(', ')}</dd></div>
<div><dt>Default</dt><dd>${describeValue(defaultValue)}</dd></div>
</dl>
${
  rules.length === 0
    ? html`<p class="muted">${feature === undefined ? 'Not in the payload: everybody has the default of the registry.' : 'No rule: everybody has the default.'}</p>`
    : html`<h3>Rules, in their order</h3>
<ol>${rules.map((rule) => html`<li>${describeRule(rule) ?? html`<code>${JSON.stringify(rule)}</code>`}</li>`)}</ol>
<details><summary>As JSON</summary><pre>${JSON.stringify(rules, null, 1)}</pre></details>`
}
</section>`
}
