import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Html } from '../../../kit/http/page-document.ts'
import type { Api } from '../../env.ts'
import type { Office } from '../entity.ts'
import { OFFICE, officePage } from './office-page.ts'

const SIGNED_OUT =
  'Your sign-in has ended, or your account has lost its role. Sign in in another tab, then return to this one.'
const RELOAD =
  'Nothing is lost: when you have signed in, reload this page, and confirm that the form is sent again, with its file.'

const TEXTS: Readonly<Record<number, readonly [title: string, text: string]>> = {
  401: ['You are signed out', SIGNED_OUT],
  403: ['Not accepted', 'The form was not sent from the back office. Open its page again.'],
  404: ['There is no such page', 'It may have been removed, or its address has a typing error.'],
  413: ['Not saved: it is too large', 'A form has at most 1 MB of text, a picture 20 MB.'],
  429: ['Too many requests', 'Nothing was done. Wait a minute, then try again.'],
}
const UNKNOWN = [
  'Something went wrong',
  'The failure is logged. Look at what you changed before you try again: a part may be saved.',
] as const

/** Whether a form was sent from a page of the back office. */
export const isOwnForm = (c: Context<Api>): boolean => c.req.header('origin') === c.env.API_PUBLIC_URL

/** What a refused form contained, which one button sends again; nothing of another site's form. */
export const resendForm = async (c: Context<Api>, isSignedOut = false): Promise<Html> => {
  if (c.req.method !== 'POST' || !isOwnForm(c)) return html``
  const form = await c.req.formData().catch(() => null)
  if (form === null) return html`<p>${isSignedOut ? RELOAD : 'Go back: the form still has your texts.'}</p>`
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const hasFile = fields.length < [...form].length
  const { pathname, search } = new URL(c.req.url)
  return html`<form method="post" action="${pathname}${search}">${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p>What you typed is still here${hasFile ? ', but for the file' : ''}.</p><p><button>Send it again</button></p></form>`
}

export const failurePage = async (c: Context<Api>, status: ContentfulStatusCode) => {
  const [title, text] = TEXTS[status] ?? UNKNOWN
  const isSignedOut = status === 401
  const { office } = c.var as Partial<{ office: Office }>
  return officePage(c, {
    title,
    main: html`<p>${text}</p>${isSignedOut ? html`<p><a href="${OFFICE}" target="_blank">Sign in</a></p>` : ''}${await resendForm(c, isSignedOut)}${isSignedOut ? '' : html`<p><a href="${OFFICE}">Back office</a></p>`}`,
    staff: office?.staff ?? null,
    status,
  })
}

/** Answers failures below /office with a page; programs, which ask for none, get JSON. */
export const officeFailures = createMiddleware<Api>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  const isForPeople = c.req.header('accept')?.includes('text/html') && !headers.get('content-type')?.includes('html')
  if (status >= 400 && isForPeople) c.res = await failurePage(c, status as ContentfulStatusCode)
})
