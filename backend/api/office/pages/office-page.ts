import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brand } from '../../../../markets/brand.ts'
import { BASE_STYLE, brandLink, type Html, pageDocument } from '../../../kit/http/page-document.ts'
import type { Api } from '../../env.ts'
import { entities } from '../entities.ts'
import type { Office } from '../entity.ts'
import css from './office.css?inline'

export const OFFICE = '/office'

export const OFFICE_STYLE = BASE_STYLE + css
let styleTag: string | undefined

type Page = { title: string; main: Html; staff: Office['staff'] | null; status?: ContentfulStatusCode }

/** A page of the back office, in English and without a script. */
export const officePage = (c: Context<Api>, { title, main, staff, status = 200 }: Page) => {
  const { IMAGES_ORIGIN, SITE_ORIGINS, AUTH_ISSUER } = c.env
  // Signing out leads there.
  const issuer = AUTH_ISSUER ? new URL(AUTH_ISSUER).origin : ''
  styleTag ??= `<link rel="stylesheet" href="${OFFICE}/style.css?${createHash('sha256').update(OFFICE_STYLE).digest('hex').slice(0, 8)}">`
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; font-src data:; img-src 'self' data: ${IMAGES_ORIGIN}; frame-src ${[...new Set(Object.values(SITE_ORIGINS))].join(' ')}; form-action 'self' ${issuer}; base-uri 'none'; frame-ancestors 'none'`,
  )
  // Browsers leave the origin out of forms otherwise, by which they are checked.
  c.header('Referrer-Policy', 'same-origin')
  const path = c.req.path
  const link = (href: string, label: string) =>
    html`<li><a href="${href}"${path === href || path.startsWith(`${href}/`) ? html` aria-current="${path === href ? 'page' : 'true'}"` : ''}>${label}</a></li>`
  return c.html(
    pageDocument({
      ...{ language: 'en', title: `${title} | Back office`, script: styleTag },
      body: html`<body><a class="skip" href="#main">Skip to the content</a><header>${brandLink(OFFICE)}${
        staff === null
          ? ''
          : html`<form method="post" action="${OFFICE}/sign-out"><span>${staff.email} · ${staff.roles.join(', ')}</span> <button class="minor">Sign out</button></form>
<nav aria-label="Back office"><ul>${entities.map(({ name, title: each }) => link(`${OFFICE}/${name}`, each))}${link(`${OFFICE}/missing`, 'Missing')}${link(`${OFFICE}/log`, 'Log')}</ul></nav>`
      }</header><main id="main" tabindex="-1"><h1>${title}</h1>${main}</main>${raw(`<footer>${brand.name}</footer>`)}</body>`,
    }),
    status,
  )
}

/** A table that scrolls by itself on narrow screens. */
export const scrollTable = (label: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`

/** Links to the pages of a list; `href` ends with the number. */
export const pageLinks = (href: string, page: number, total: number, perPage: number): Html => {
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1) return html``
  const link = (to: number, label: string) => (to < 1 || to > last ? '' : html`<a href="${href}${to}">${label}</a>`)
  return html`<nav class="paging" aria-label="Pages">${link(page - 1, 'Previous')}<span>Page ${page} of ${last}</span>${link(page + 1, 'Next')}</nav>`
}
