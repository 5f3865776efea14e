import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { travelPath } from '../../../markets/links.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { styleSource } from '../../kit/http/default-headers.ts'
import { BASE_STYLE, brandLink, type Html, pageDocument } from '../../kit/http/page-document.ts'
import type { Api } from '../env.ts'
import { apiTranslators } from '../translate.ts'

type Page = {
  market: MarketId
  title: string
  main: Html
  hasForm?: boolean
  /** A trip to which the link back leads, instead of home. */
  trip?: string
  /** Query of the link back to the site. */
  backQuery?: URLSearchParams
}

export const visitorPage = (
  c: Context<Api>,
  status: ContentfulStatusCode,
  { market, title, main, hasForm = false, trip, backQuery }: Page,
) => {
  const origin = c.env.SITE_ORIGINS[market]
  const path = trip === undefined ? '/' : travelPath(markets[market], trip)
  const back = `${origin}${path}${backQuery === undefined ? '' : `?${backQuery}`}`
  c.header('Content-Security-Policy', policy(hasForm, c.env.IMAGES_ORIGIN))
  return c.html(
    pageDocument({
      ...{ language: markets[market].language, title, style: PAGE_STYLE },
      body: html`<body><header>${brandLink(`${origin}/`)}</header><main>${main}<a class="back" href="${back}">${apiTranslators[market](trip === undefined ? 'page.back' : 'page.backToTrip')}</a></main>${raw(RIDGE)}</body>`,
    }),
    status,
  )
}

const RIDGE = `<svg class="ridge" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true"><path fill="#ce9473" fill-opacity=".45" d="M0 120V78l90-26 70 18L330 8l120 52 96-22 150 46 132-38 108 26L1104 20l96 44 108-30 132 40v46Z"/><path fill="#241a1e" d="M0 120V98l132-36 108 30 156-26 132 34 168-28 120 30 180-56 132 44 120-24 192 40v14Z"/></svg>`

let source: string | undefined

const policy = (hasForm: boolean, imagesOrigin: string): string => {
  source ??= styleSource(PAGE_STYLE)
  return `default-src 'none'; style-src ${source}; font-src data:; img-src data: ${imagesOrigin}; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`
}

export const PAGE_STYLE = `${BASE_STYLE}body { min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; color: var(--ink); background: var(--sand);
  font: 400 1rem/1.55 Figtree, system-ui, sans-serif; }
header { padding: 1.25rem max(1.25rem, (100% - 1160px) / 2); background: var(--paper); box-shadow: 0 1px 0 var(--line); }
main { width: min(100% - 2.5rem, 40rem); margin: auto; padding: clamp(2.5rem, 6vw, 5rem) 0; }
h1 { font-size: clamp(2.1rem, 1.6rem + 2.4vw, 3.05rem); font-weight: 700; line-height: 1.1; letter-spacing: -.03em;
  text-wrap: balance; overflow-wrap: break-word; }
p { margin-top: 1rem; max-width: 36em; text-wrap: pretty; }
.eyebrow { margin: 0 0 .75rem; font-size: .9375rem; font-weight: 700; color: var(--teal-strong); }
.lead { font-size: 1.25rem; line-height: 1.45; }
.note { color: var(--muted); }
.desk { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; overflow-wrap: anywhere; }
main:has(.desk) { width: min(100% - 2.5rem, 1160px); margin-top: 0; padding: 1.25rem 0 2rem; }
.trip { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 1rem; align-items: center; }
.picture { display: block; width: 100%; height: 100%; max-height: 18rem; aspect-ratio: 1; border-radius: 1.25rem; object-fit: cover; }
.desk h1 { font-size: clamp(1.375rem, 1rem + 1.6vw, 2.25rem); }
.desk .eyebrow { margin-bottom: .25rem; }
.desk h2 { margin: 0; }
.desk dl { margin: 0; padding: 0; background: none; }
.desk dl div { grid-template-columns: auto 1fr; padding: .375rem 0; border: 0; text-align: end; }
.desk dt { text-align: start; }
.desk dd { display: contents; }
.desk dd span { grid-column: 1 / -1; font-size: .9375rem; }
.costs dd span { text-align: start; }
.costs { padding: 1.25rem; border-radius: 1.25rem; background: var(--raised); box-shadow: var(--shadow); }
.costs dl { margin-top: .5rem; }
.costs dl div:last-child { margin-top: .375rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: 1.25rem; }
.costs dl div:last-child dt { color: inherit; font-weight: 700; }
.costs form { margin-top: 1rem; }
.costs button { width: 100%; }
.free { margin-top: .75rem; color: var(--teal-strong); font-weight: 600; }
.desk .small { margin-top: .75rem; }
.schedule dl { margin-top: .5rem; }
@media (width >= 48rem) { .desk { grid-template-columns: 1fr 24rem; gap: 2rem 3rem; grid-template-rows: auto auto 1fr; }
  main:has(.desk) { padding-top: 2.5rem; }
  .trip { grid-template-columns: 1fr; } .picture { aspect-ratio: 2.2; }
  .costs { grid-area: 1 / 2 / 4; align-self: start; position: sticky; top: 1.5rem; padding: 1.5rem; } }
.small { font-size: .9375rem; color: var(--muted); }
h2 { margin-top: 2.5rem; font-size: 1.375rem; line-height: 1.2; }
dl { margin-top: 2rem; padding: .5rem 1.5rem; border-radius: 1.25rem; background: var(--raised); font-variant-numeric: tabular-nums; }
h2 + dl { margin-top: 1rem; }
dl div { display: grid; grid-template-columns: minmax(8rem, 2fr) 3fr; gap: 2px 1.5rem; padding: .75rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); }
dd { font-weight: 600; }
dd span { display: block; font-weight: 400; color: var(--muted); }
@media (width < 30rem) { dl div { grid-template-columns: 1fr; } }
form { margin-top: 2rem; }
.retry { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; }
label { flex: 1 1 16rem; display: grid; gap: .375rem; font-size: .9375rem; font-weight: 600; }
input { min-width: 0; height: 3rem; padding: 0 1rem; border: 1px solid var(--field-line); border-radius: .75rem;
  background: var(--raised); color: inherit; font: inherit; font-size: 1rem; font-weight: 400; }
button { min-height: 3rem; padding: .5rem 1.75rem; border: 0; border-radius: 99rem; cursor: pointer;
  background: var(--accent); color: var(--white); font: inherit; font-weight: 700; }
button:hover { background: var(--accent-deep); }
.back { display: inline-flex; align-items: center; min-height: 3rem; margin-top: 2rem; padding: .5rem 1.75rem;
  border: 2px solid var(--ink); border-radius: 99rem; color: inherit; font-weight: 700; text-decoration: none; }
.back:hover { background: var(--ink); color: var(--paper); }
.ridge { display: block; width: 100%; height: clamp(2.5rem, 1rem + 6vw, 6.5rem); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; border-radius: 4px; }
button:focus-visible, .back:focus-visible { border-radius: 99rem; }
`
