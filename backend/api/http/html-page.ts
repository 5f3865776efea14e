import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Api } from '../env.ts'
import type { Language } from '../market.ts'
import { PAGE_STYLE } from './page-style.ts'

type Page = {
  language: Language
  title: string
  main: HtmlEscapedString | Promise<HtmlEscapedString>
  /** The page has a form that posts to this API. */
  hasForm?: boolean
}

/** A complete page of this API: no script, no outside resource, one inline style that the policy names by its hash. */
export async function htmlPage(
  c: Context<Api>,
  status: ContentfulStatusCode,
  { language, title, main, hasForm = false }: Page,
) {
  c.header('Content-Security-Policy', await policy(hasForm))
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${title}</title>
<style>${raw(PAGE_STYLE)}</style>
</head>
<body><main>${main}</main></body>
</html>`,
    status,
  )
}

let styleHash: Promise<string> | undefined

async function policy(hasForm: boolean): Promise<string> {
  styleHash ??= hashOf(PAGE_STYLE)
  return `default-src 'none'; style-src 'sha256-${await styleHash}'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
