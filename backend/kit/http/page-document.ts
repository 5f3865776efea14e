import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brand } from '../../../markets/brand.ts'
import type { Language } from '../../../markets/market-id.ts'
import icon from '../../../public/favicon.svg?inline'
import figtree from '../../../shared/fonts/figtree.woff2?inline'
import tokens from '../../../worker/ui/styles/tokens.css?inline'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type Document = {
  language: Language
  title: string
  /** Inline: visitors' pages load no other file but pictures. */
  style?: string
  /** Markup of a script or style sheet. */
  script?: string
  body: Html
}

/** A page beside the storefront. */
export const pageDocument = ({ language, title, style = '', script = '', body }: Document): Html => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
<link rel="icon" href="${icon}">
${style === '' ? '' : html`<style>${raw(style)}</style>`}${raw(script)}
</head>
${body}
</html>`

export const brandLink = (home: string): Html =>
  html`<a class="brand" href="${home}"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><circle cx="16" cy="16" r="13.5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="2.6 3.456" stroke-linecap="round"/><path class="north" d="M23.5 7.5 18.6 18.6 13.4 13.4Z"/><path fill="currentColor" d="M8.5 24.5 13.4 13.4l5.2 5.2Z"/></svg>${brand.name}</a>`

/** Font, colours and brand of all these pages. */
export const BASE_STYLE = `
@font-face { font-family: Figtree; font-weight: 400 800; src: url("${figtree}") format("woff2"); }
${tokens}
* { box-sizing: border-box; margin: 0; }
.brand { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: inherit;
  font-size: 1.5rem; font-weight: 800; letter-spacing: -.045em; text-decoration: none; }
.north { fill: var(--accent); }
`
