import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brand } from '../../../markets/brand.ts'
import type { Language } from '../../../markets/market-id.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { poster } from '../../api/catalogue/image-resources.ts'
import type { Env } from '../env.ts'
import { PAGE_STYLE } from './page-style.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export type Page = {
  language: Language
  title: string
  main: Html
  /** Where the brand's name leads. */
  home: string
  status?: number
  /** Without the picture beside it: pages of the account area. */
  wide?: boolean
}

/** The travel whose poster stands beside sign-in. */
const POSTER = 'japan-tokyo-kyoto'

/** A complete page: no script, one inline style that the policy names by its hash, one picture at most. */
export const htmlPage = async (env: Env, { language, title, main, home, status = 200, wide = false }: Page) => {
  const picture = poster({ imagesBase: `${env.IMAGES_ORIGIN}/images` }, POSTER, '').mobile
  const body = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
<style>${raw(PAGE_STYLE)}</style>
</head>
<body${raw(wide ? ' class="wide-page"' : '')}>
<div${raw(wide ? '' : ' class="page"')}>
${wide ? '' : html`<div class="side"><img src="${imageUrl(picture)}" alt="" loading="lazy" width="960" height="1200"></div>`}
<div class="content">
<header><a class="brand" href="${home}"><svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="13.5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="2.6 3.456" stroke-linecap="round"/><path class="north" d="M23.5 7.5 18.6 18.6 13.4 13.4Z"/><path fill="currentColor" d="M8.5 24.5 13.4 13.4l5.2 5.2Z"/></svg>${brand.name}</a></header>
<main>${main}</main>
</div>
</div>
</body>
</html>`
  return new Response(String(body), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': await policy(env),
      // With "no-referrer" browsers would post forms with the origin "null".
      'referrer-policy': String(body).includes('<form') ? 'same-origin' : 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}

let styleHash: Promise<string> | undefined

/** Browsers hold redirects after a form post to `form-action`, too: sign-in ends at the storefront. */
const policy = async (env: Env): Promise<string> => {
  styleHash ??= hashOf(PAGE_STYLE)
  const storefronts = Object.values(env.SITE_ORIGINS).join(' ')
  return `default-src 'none'; style-src 'sha256-${await styleHash}'; font-src data:; img-src ${env.IMAGES_ORIGIN}; form-action 'self' ${storefronts}; base-uri 'none'; frame-ancestors 'none'`
}

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
