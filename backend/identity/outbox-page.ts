import { html, raw } from 'hono/html'
import icon from '../../public/favicon.svg?inline'
import { styleSource } from '../kit/http/default-headers.ts'
import { readOutbox, type StoredMail } from '../kit/mail/outbox.ts'
import type { Env } from './env.ts'

const STYLE = `body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#241a1e}
article{margin:1rem 0;padding:1rem 1.25rem;border:1px solid #e6dccf;border-radius:1rem}
h2{margin:0;font-size:1.1rem}dl{margin:.25rem 0;color:#6b5d60}dl *{display:inline;margin:0 .5rem 0 0;overflow-wrap:anywhere}
iframe{width:100%;height:30rem;resize:vertical;margin-top:1rem;border:0;border-radius:.5rem;background:#faf4ea}.long{height:68rem}
@media (max-width:480px){body{padding:0}article{padding:1rem 0;border-width:1px 0;border-radius:0}article>:not(iframe),h1{margin-inline:1rem}}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

export const outboxPage = async (request: Request, env: Env): Promise<Response> => {
  if (env.ENVIRONMENT !== 'local') return new Response('Not found', { status: 404 })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  const { searchParams } = new URL(request.url)
  const mail = await readOutbox(env.DB, searchParams.get('to'))
  const shown = searchParams.get('mail')
  if (shown !== null) return asRendered(mail.find(({ key }) => key === shown))
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(mail, { headers: HEADERS })
  return new Response(String(await page(mail)), {
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styleSource(STYLE)}; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}

/** As a mail program shows it: without scripts, with pictures of other hosts. */
const asRendered = (mail: StoredMail | undefined): Response =>
  new Response(mail?.html ?? 'Not found', {
    status: mail === undefined ? 404 : 200,
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
    },
  })

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' }

const page = (mail: readonly StoredMail[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><link rel="icon" href="${icon}"><style>${raw(STYLE)}</style></head>
<body><main><h1>Outbox</h1>${mail.length === 0 ? html`<p>No mail yet.</p>` : mail.map(article)}</main></body></html>`

/** Mails with a picture are long. */
const article = ({
  key,
  to,
  subject,
  sentAt,
  text,
  html: body,
  attachments,
}: StoredMail) => html`<article><h2>${subject}</h2>
<dl><dt>To</dt><dd>${to}</dd><dt>At</dt><dd><time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')} UTC</time></dd></dl><iframe class="${body.split('<img').length > 2 ? 'long' : ''}" title="${subject}" src="/outbox?${new URLSearchParams({ mail: key })}" loading="lazy"></iframe><details><summary>Text</summary><pre>${withLinks(text)}</pre></details>${attachments.map(({ filename, content }) => html`<details><summary>${filename}</summary><pre>${content}</pre></details>`)}</article>`

const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
