import build from 'virtual:client-build'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { createPageStyle } from '../../engine/styles/page-style.ts'
import designTokens from '../../ui/styles/tokens.css?inline'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import type { Visit } from '../../visit/visit.ts'
import experiments from './experiments.css?inline'
import css from './growth.css?inline'
import tables from './tables.css?inline'

export type GrowthVisit = Pick<Visit, 'env' | 'config' | 'url' | 'log'> & {
  /** Who looks at the page. */
  operator: string
  /** Fields of a post; null for a GET. */
  form: Readonly<Record<string, string>> | null
}

/** Markup by Hono's `html`, which escapes its values. */
type Markup = ReturnType<typeof html>

/** Pages of the growth team, in the order of their menu. */
const MENU = [
  ['/__growth', 'Experiments'],
  ['/__growth/flags', 'Flags'],
  ['/__growth/visitor', 'A visitor'],
  ['/__growth/preview', 'Preview links'],
  ['/__growth/log', 'Log'],
] as const

const RESULTS_PATH = '/__growth/results'

/** @param market null: all markets */
export const resultsHref = (experiment: string, market: string | null = null): string =>
  `${RESULTS_PATH}?${new URLSearchParams({ experiment, ...(market !== null && { market }) })}`

const FONT = build.fonts
  .map(
    (file) => `@font-face{font-family:Figtree;src:url(${file}) format("woff2");font-weight:400 800;font-display:swap}`,
  )
  .join('')

export type GrowthPage = { title: string; body: Markup; status: 200 | 403 | 404 | 422 | 503 }

export const growthPage = (
  title: string,
  body: GrowthPage['body'],
  status: GrowthPage['status'] = 200,
): GrowthPage => ({ title, body, status })

/** Renders a page for operators, in English and without a script; without a signed-in operator it has no menu. */
const renderGrowthPage = async ({ title, body }: GrowthPage, pathname: string, operator: string | undefined) => {
  const style = await createPageStyle([FONT, designTokens, css, tables, experiments])
  const current = (href: string): string => {
    if (href === pathname) return ' aria-current="page"'
    // Results of an experiment have no menu entry.
    const isParent = href === '/__growth' && pathname === RESULTS_PATH
    return isParent ? ' aria-current="true"' : ''
  }
  const markup = await html`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex,nofollow" />
    <title>${title} | ${brand.name} growth</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>${raw(style?.css ?? '')}</style>
  </head>
  <body>
    ${
      operator === undefined
        ? ''
        : html`<header class="bar">
      <a class="brand" href="${MENU[0][0]}">${brand.name} <span>growth</span></a>
      <nav aria-label="Growth">${MENU.map(
        ([href, label]) => html`<a href="${href}"${raw(current(href))}>${label}</a> `,
      )}</nav>
      <form method="post" action="/__growth/sign-out"><span>${operator}</span> <button>Sign out</button></form>
    </header>`
    }
    <main${operator === undefined ? raw(' class="alone"') : ''}>
      <h1>${title}</h1>
      ${await body}
    </main>
  </body>
</html>`
  return { markup, styleHashes: style === null ? [] : [style.hash] }
}

export const respondGrowthPage = async (c: Context<GatewayApp>, page: GrowthPage): Promise<Response> => {
  const { markup, styleHashes } = await renderGrowthPage(page, c.get('url').pathname, c.get('operator'))
  c.set('styleHashes', styleHashes)
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  return c.html(markup, page.status)
}

/** A table that scrolls by itself on narrow screens. */
export const scrollTable = (label: string, className: string, columns: Markup | Markup[], rows: Markup[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table class="${className}">
<thead><tr>${columns}</tr></thead>
<tbody>${rows}</tbody></table></div>`

const integer = new Intl.NumberFormat('en')
/** Formats an integer: 12,345. */
export const whole = (number: number): string => integer.format(number)

export const percent = (share: number): string => `${Number((share * 100).toPrecision(3))} %`

export const marketSelect = (chosen: string) =>
  html`<label>Market <select name="market">${allMarkets.map(
    ({ id, label }) => html`<option value="${id}" ${id === chosen ? 'selected' : ''}>${label}</option>`,
  )}</select></label>`
