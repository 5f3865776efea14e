import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { readUpTo } from '../../../shared/http/read-up-to.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import type { Html } from '../../kit/http/page-document.ts'
import type { Api } from '../env.ts'
import { logLine } from '../http/log.ts'
import { OFFICE_UPLOAD } from '../images/limits.ts'
import { failurePage, isOwnForm, resendForm } from '../office/pages/failure-page.ts'
import { OFFICE, officePage } from '../office/pages/office-page.ts'
import { finishSignIn, hasSignedIn, startSignIn } from '../office/staff.ts'

const TEXTS_ONLY = /^application\/x-www-form-urlencoded\b/i

/** Refuses uploads and other sites' forms of strangers before they are stored; texts of somebody whose sign-in has ended are shown again. */
export const refuseStrangers = createMiddleware<Api>(async (c, next) => {
  const isOfTexts = TEXTS_ONLY.test(c.req.header('content-type') ?? '') && c.req.path !== OFFICE_UPLOAD
  if (c.req.method === 'GET' || (isOwnForm(c) && isOfTexts) || (await hasSignedIn(c))) return next()
  await readUpTo(c.req.raw.body, 0)
  return failurePage(c, 401)
})

const say = (c: Context<Api>, text: string | Html, status: 200 | 403 | 503) =>
  officePage(c, {
    title: status === 200 ? 'Signed out' : 'Not signed in',
    main: html`${typeof text === 'string' ? html`<p>${text}</p>` : text}<p><a href="${OFFICE}">Sign in</a></p>`,
    staff: null,
    status,
  })

export const signedOutPage = (c: Context<Api>) => say(c, 'You are signed out, here and at the sign-in service.', 200)

/** Says that roles cannot be checked. */
export const failedSignIn = (c: Context<Api>, error: unknown) => {
  logLine({ level: 'error', error: 'office sign-in', ...reportError('sign-in', error) })
  return say(c, html`<p>Your account cannot be checked just now. Try again in a minute.</p>${resendForm(c)}`, 503)
}

/** Leads to the sign-in service. */
export const signInPage = async (c: Context<Api>) => {
  const back = c.req.query('return') ?? ''
  try {
    const url = await startSignIn(c, /^\/office[\w/?=&%.~+-]*$/.test(back) ? back : OFFICE)
    return url === null
      ? say(c, 'No sign-in service is set up (AUTH_ISSUER, AUTH_CLIENT_SECRET).', 503)
      : c.redirect(url, 303)
  } catch (error) {
    logLine({ level: 'error', error: 'office sign-in', ...reportError('sign-in', error) })
    return say(c, 'The sign-in service does not respond.', 503)
  }
}

/** Where the sign-in service returns to. */
export const signedInRoute = new Hono<Api>().get('/signed-in', async (c) => {
  try {
    const finished = await finishSignIn(c)
    if (finished === null) return say(c, 'The sign-in has expired, or another browser has begun it.', 403)
    const { staff, back } = finished
    return staff.roles.length === 0
      ? say(
          c,
          `${staff.email} has no role: an operator grants one with "npm run role -- grant ${staff.email} editor".`,
          403,
        )
      : c.redirect(back, 303)
  } catch (error) {
    logLine({ level: 'error', error: 'office sign-in', ...reportError('sign-in', error) })
    return say(c, 'The sign-in service refused, or does not respond.', 503)
  }
})
