import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brand } from '../../../markets/brand.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Api } from '../env.ts'
import { apiTranslators } from '../translate.ts'
import { PAGE_STYLE } from './page-style.ts'

type Page = {
  /** Its language is the page's, its site is where the page leads back to. */
  market: MarketId
  title: string
  main: HtmlEscapedString | Promise<HtmlEscapedString>
  /** The page has a form that posts to this API. */
  hasForm?: boolean
}

/**
 * A complete page of this API in the brand's clothes: no script, no outside resource, the letters inside its one
 * style, which the policy names by its hash.
 */
export async function htmlPage(
  c: Context<Api>,
  status: ContentfulStatusCode,
  { market, title, main, hasForm = false }: Page,
) {
  const home = `${c.env.SITE_ORIGINS[market]}/`
  c.header('Content-Security-Policy', await policy(hasForm))
  return c.html(
    html`<!doctype html>
<html lang="${markets[market].language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${title} | ${brand.name}</title>
<style>${raw(PAGE_STYLE)}</style>
</head>
<body><header><a class="logo" href="${home}">${raw(MARK)}${brand.name}</a></header><main>${main}<a class="back" href="${home}">${apiTranslators[market]('page.back')}</a></main>${raw(RIDGE)}</body>
</html>`,
    status,
  )
}

/** The compass of the storefront's logo. */
const MARK = `<svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true"><circle cx="16" cy="16" r="13.5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="2.6 3.456" stroke-linecap="round"/><path class="north" d="M23.5 7.5 18.6 18.6 13.4 13.4Z"/><path fill="currentColor" d="M8.5 24.5 13.4 13.4l5.2 5.2Z"/></svg>`

/** The hills at whose foot the storefront's pages end. */
const RIDGE = `<svg class="ridge" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true"><path fill="#e9cfc0" d="M0 120V78l90-26 70 18L330 8l120 52 96-22 150 46 132-38 108 26L1104 20l96 44 108-30 132 40v46Z"/><path fill="#241a1e" d="M0 120V98l132-36 108 30 156-26 132 34 168-28 120 30 180-56 132 44 120-24 192 40v14Z"/></svg>`

let styleHash: Promise<string> | undefined

async function policy(hasForm: boolean): Promise<string> {
  styleHash ??= hashOf(PAGE_STYLE)
  return `default-src 'none'; style-src 'sha256-${await styleHash}'; font-src data:; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
