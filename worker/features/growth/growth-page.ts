import build from 'virtual:client-build'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import { makePageStyle } from '../../document/page-style.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import css from './growth.css?inline'

/** Markup by Hono's `html`, which escapes what it is given. */
export type Markup = ReturnType<typeof html>

/** Pages of the growth team, in the order of their menu. */
const MENU = [
  ['/__growth', 'Flags'],
  ['/__growth/visitor', 'A visitor'],
  ['/__growth/experiments', 'Experiments'],
  ['/__growth/preview', 'Preview links'],
] as const

/** An experiment's own page has no entry of its own. */
const RESULTS = { of: '/__growth/results', below: '/__growth/experiments' }

/** The site's own. */
const FONT = build.fonts
  .map(
    (file) => `@font-face{font-family:Figtree;src:url(${file}) format("woff2");font-weight:400 800;font-display:swap}`,
  )
  .join('')

/**
 * A page for operators, in English, without a script, `no-store` and never indexed. Who is not signed in sees no menu.
 * @param status of the answer; 200 unless told
 */
export const growthPage = async (
  c: Context<GatewayApp>,
  title: string,
  body: Markup | Promise<Markup>,
  status: 200 | 400 | 403 | 404 | 422 = 200,
): Promise<Response> => {
  const style = await makePageStyle([FONT, css])
  c.set('styleHash', style?.hash ?? null)
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  const operator = c.get('operator')
  const { pathname } = c.get('url')
  const current = (href: string): string => {
    if (href === pathname) return ' aria-current="page"'
    return pathname === RESULTS.of && href === RESULTS.below ? ' aria-current="true"' : ''
  }
  const page = html`<!DOCTYPE html>
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
  return c.html(page, status)
}
