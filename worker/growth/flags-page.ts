import type { Context } from 'hono'
import { html } from 'hono/html'
import { dateOf } from '../../flags/payload.ts'
import { payloadProblems } from '../../flags/payload-problems.ts'
import { type FlagName, flags } from '../../flags/registry.ts'
import { daysBetween, isoDayOf } from '../../shared/dates/iso-days.ts'
import { currentFlags } from '../flags/current-flags.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { liveVectors, MOST_LIVE } from '../page/cache/live-vectors.ts'
import { growthPage } from './growth-page.ts'

/** Warned of this many days before a flag expires. */
const SOON_DAYS = 30

/** Every flag: who answers for it and until when, what it varies, and the rules that hold now. */
export const flagsPage = async (c: Context<GatewayApp>): Promise<Response> => {
  const config = c.get('config')
  const { payload } = await currentFlags(c.env, config)
  const today = isoDayOf(config.now())
  const problems = payloadProblems(payload)
  return growthPage(
    c,
    'Flags',
    html`
<p>Payload of <strong>${dateOf(payload) ?? 'an unknown date'}</strong>. A visitor who is in no experiment gets the first rule that applies, else the default.</p>
${problems.map(
  ({ flag, problem, where }) =>
    html`<p class="warning">${flag}: ${problem === 'unknown' ? 'not in the registry, so nothing reads it' : `${where} is not of the flag’s type, so the default holds`}</p>`,
)}
<div class="scroll" tabindex="0" role="region" aria-label="Flags"><table>
<thead><tr><th scope="col">Flag</th><th scope="col">Owner</th><th scope="col">Expires</th><th scope="col">Varies</th><th scope="col">Default</th><th scope="col">Rules, in their order</th></tr></thead>
<tbody>${(Object.keys(flags) as FlagName[]).map((name) => {
      const { owner, expires, description, varies, default: standard } = flags[name]
      const { rules = [], defaultValue = standard } = payload.features?.[name] ?? {}
      const left = daysBetween(today, expires)
      return html`<tr id="${name}">
<th scope="row">${name}<br /><small>${description}</small></th>
<td>${owner}</td>
<td>${expires}<br /><small>${left < 0 ? 'expired' : left <= SOON_DAYS ? `in ${left} days` : ''}</small></td>
<td>${typeof varies === 'string' ? varies : varies.length === 0 ? 'no HTML' : varies.join(', ')}</td>
<td><code>${JSON.stringify(defaultValue)}</code></td>
<td>${rules.length === 0 ? html`<span class="muted">none</span>` : html`<ol>${rules.map((rule) => html`<li><code>${JSON.stringify(rule)}</code></li>`)}</ol>`}</td>
</tr>`
    })}</tbody></table></div>
<h2>Kept variations</h2>
<p>Pages are kept for at most ${MOST_LIVE} combinations of variations a route; what is more is rendered for each visit. Seen in the last hour by the machine that answers you:</p>
<div class="scroll" tabindex="0" role="region" aria-label="Kept variations"><table><thead><tr><th scope="col">Route</th><th scope="col">Combinations</th></tr></thead>
<tbody>${liveVectors().map(({ route, vectors }) => html`<tr><th scope="row">${route}</th><td>${vectors}</td></tr>`)}</tbody></table></div>`,
  )
}
