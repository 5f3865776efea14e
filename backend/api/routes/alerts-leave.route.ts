import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { readLeaveLink } from '../alerts/mail/alert-links.ts'
import { changePreferences, removeAlert } from '../alerts/people/change-alerts.ts'
import type { Api } from '../env.ts'
import { now } from '../http/clock.ts'
import { htmlPage } from '../http/html-page.ts'
import { apiTranslators } from '../translate.ts'

/** Unsubscribes (RFC 8058) on POST only, because mail scanners open links. */
export const alertsLeaveRoute = new Hono<Api>()
  .get('/', async (c) => {
    const claims = await claimsOf(c)
    if (claims === null) return page(c, 410, 'bad')
    return page(c, 200, claims.alert === null ? 'askAll' : 'ask')
  })
  .post('/', async (c) => {
    const claims = await claimsOf(c)
    if (claims === null) return page(c, 410, 'bad')
    const { person, alert } = claims
    const instant = new Date(now(c.env)).toISOString()
    if (alert === null) await changePreferences(c.env.DB, person, { paused: true }, instant)
    else await removeAlert(c.env.DB, { person, alert, removal: null, instant })
    return page(c, 200, alert === null ? 'doneAll' : 'done')
  })

const claimsOf = (c: Context<Api>) => readLeaveLink(c.env, c.req.query('token') ?? '', now(c.env))

type PageKind = 'ask' | 'askAll' | 'done' | 'doneAll' | 'bad'

const page = (c: Context<Api>, status: 200 | 410, kind: PageKind) => {
  const { market } = c.get('site')
  const t = apiTranslators[market]
  const title = t(`alertLeave.${kind}.title`)
  const hasForm = kind === 'ask' || kind === 'askAll'
  const form = hasForm
    ? html`<form method="post"><button type="submit">${t(`alertLeave.${kind}.action`)}</button></form>`
    : ''
  return htmlPage(c, status, {
    market,
    title,
    hasForm,
    main: html`<p class="eyebrow">${t('alertLeave.eyebrow')}</p><h1>${title}</h1><p class="lead">${t(`alertLeave.${kind}.text`)}</p>${form}`,
  })
}
