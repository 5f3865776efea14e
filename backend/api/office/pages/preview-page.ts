import { html } from 'hono/html'
import { MARKET_IDS, type MarketId } from '../../../../markets/market-id.ts'
import type { Html } from '../../../kit/http/page-document.ts'
import { previewPaths } from '../../publishing/preview-link.ts'
import type { PageSource } from '../../sources/page-source.ts'
import { parsePage } from '../../sources/partial-texts.ts'
import type { Office } from '../entity.ts'
import { labelOf } from '../form/label-of.ts'
import type { Current } from '../records.ts'
import { OFFICE } from './office-page.ts'

/** Id that no draft has: its preview shows what is published. */
const NO_PAGE = '-'

/** What is published and the draft, side by side in a market. */
export const previewMain = async (
  { env, now }: Office,
  id: string,
  { published, draft }: Current,
  market: MarketId,
): Promise<Html> => {
  const key = env.CONTENT_KEY
  const shown = draft === null ? null : parsePage(draft.source)
  const urlOf = async (page: string, source: PageSource) => {
    const path =
      key === undefined ? undefined : (await previewPaths(key, page, source, now, env.API_PUBLIC_URL))[market]
    return path === undefined ? null : env.SITE_ORIGINS[market] + path
  }
  const frame = (title: string, url: string | null) =>
    url === null
      ? html`<section><h2>${title}</h2><p>It has no address in this market.</p></section>`
      : html`<section><h2><a href="${url}">${title}</a></h2><iframe src="${url}" title="${title}"></iframe></section>`
  return html`<p><a href="${OFFICE}/pages/edit?id=${encodeURIComponent(id)}">Back to the form</a></p>
<form method="get" class="row"><input type="hidden" name="id" value="${id}"><div><label for="market">Market</label><select id="market" name="market">${MARKET_IDS.map((each) => html`<option value="${each}"${each === market ? html` selected` : ''}>${labelOf(each, 'market')}</option>`)}</select></div><button class="minor">Show</button></form>
${key === undefined ? html`<p class="box bad">CONTENT_KEY is not set: previews cannot be signed.</p>` : ''}
${shown !== null && !shown.success ? html`<p class="box bad">The draft is incomplete: its form says what is missing.</p>` : ''}
<div class="frames">${published === null ? '' : frame('Published', await urlOf(NO_PAGE, published as PageSource))}${shown?.success ? frame('Draft', await urlOf(id, shown.data)) : ''}</div>`
}
