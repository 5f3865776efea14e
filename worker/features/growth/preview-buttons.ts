import { html } from 'hono/html'
import { type FlagName, flags } from '../../../flags/registry.ts'
import type { Rule } from '../../../flags/shared-rules.ts'
import { DEFAULT_MARKET } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { describeValue } from './describe-rule.ts'
import { optionsOf, PREVIEW_PATH } from './preview-page.ts'

/** A button for each variation, which makes its preview link; null for a flag whose values or pages are unknown. */
export const previewButtons = (flag: string, rule: Rule | null) => {
  if (!Object.hasOwn(flags, flag)) return null
  const { varies } = flags[flag as FlagName]
  const paths: Readonly<Record<string, string | null>> = markets[DEFAULT_MARKET].paths
  const path = varies === 'every route' ? '/' : varies.map((route) => paths[route]).find((found) => found != null)
  const values = rule?.variations?.map((value) => JSON.stringify(value)) ?? optionsOf(flag as FlagName)
  if (path == null || values === null) return null
  return html`<h3>Previews</h3>
<form class="previews" method="post" action="${PREVIEW_PATH}">
<input type="hidden" name="market" value="${DEFAULT_MARKET}" /><input type="hidden" name="path" value="${path}" />
${values.map((value, i) => html`<button name="${flag}" value="${value}">${rule?.meta?.[i]?.name ?? describeValue(JSON.parse(value))}</button> `)}
</form>
<p class="muted">Other pages and markets: <a href="${PREVIEW_PATH}">Preview links</a></p>`
}
