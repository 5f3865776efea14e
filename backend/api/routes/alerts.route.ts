import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import {
  type AlertPreferences,
  alertChangeSchema,
  alertRemovalSchema,
  alertRequestSchema,
  preferencesChangeSchema,
} from '../../../shared/contracts/alerts.ts'
import { consentSchema } from '../../../shared/contracts/consent.ts'
import { DONE } from '../../../shared/contracts/envelope.ts'
import { instantOf, now, realNow } from '../../kit/clock.ts'
import { readLeaveLink } from '../alerts/mail/alert-links.ts'
import { changePreferences, removeAlert, setAlertState } from '../alerts/people/change-alerts.ts'
import { recordDeletedEmail } from '../alerts/people/deleted-emails.ts'
import { findSubject } from '../alerts/people/find-subject.ts'
import { listAlerts } from '../alerts/people/list-alerts.ts'
import { type AlertOwner, alertOwnerOf, findPerson, isOfAccount } from '../alerts/people/people.ts'
import { type DataOwner, deleteOwnerData, personalData } from '../alerts/people/personal-data.ts'
import { consentStatements, subscribe } from '../alerts/people/subscribe.ts'
import type { Api } from '../env.ts'
import { requireUserToken } from '../http/authorization.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { marketSite } from '../http/market-site.ts'
import { visitorPage } from '../http/visitor-page.ts'
import { apiTranslators } from '../translate.ts'

/** Unsubscribes (RFC 8058) on POST only, because mail scanners open links. */
const leaveRoute = new Hono<Api>()
  .get('/', async (c) => {
    const claims = await claimsOf(c)
    if (claims === null) return page(c, 410, 'bad')
    return page(c, 200, claims.alert === null ? 'askAll' : 'ask')
  })
  .post('/', async (c) => {
    const claims = await claimsOf(c)
    if (claims === null) return page(c, 410, 'bad')
    const { person, alert } = claims
    const instant = instantOf(c.env)
    if (alert === null) await changePreferences(c.env.DB, person, { paused: true }, instant)
    else await removeAlert(c.env.DB, { person, alert, removal: null, instant })
    return page(c, 200, alert === null ? 'doneAll' : 'done')
  })

export const alertsRoute = new Hono<Api>()
  .use(marketSite)
  .route('/leave', leaveRoute)
  .get('/subject', async (c) => {
    const subject = await findSubject(c.get('site'), c.req.query('travel') ?? '', c.req.query('tour') ?? null)
    if (subject === null) return noSuchSubject(c)
    const { travel, tour, types } = subject
    return jsonOk(c, { travel, tour, types })
  })
  .route(
    '/',
    new Hono<Api>()
      .use(requireUserToken)
      .get('/', async (c) => {
        if (await isAccounts(c)) return signInFirst(c)
        const person = await personOf(c)
        const listed = person && (await listAlerts(c.get('site'), person.id))
        return listed === null ? jsonOk(c, nothingYet(c)) : jsonOk(c, listed)
      })
      .post('/', async (c) => {
        const request = alertRequestSchema.safeParse(await jsonBody(c))
        if (!request.success) return refuseFields(c, request.error)
        const subject = await findSubject(c.get('site'), request.data.travel, request.data.tour)
        if (subject === null) return noSuchSubject(c)
        const owner = ownerOf(c)
        if (owner === null) return personNotFound(c)
        const id = await subscribe(c.get('site'), owner, {
          subject,
          request: request.data,
          instant: instantOf(c.env),
          id: () => crypto.randomUUID(),
        })
        return id === null ? personNotFound(c) : jsonOk(c, { id, types: subject.types })
      })
      .put('/preferences', async (c) => {
        const change = preferencesChangeSchema.safeParse(await jsonBody(c))
        if (!change.success) return refuseFields(c, change.error)
        const person = await personOf(c)
        if (person === null) return personNotFound(c)
        await changePreferences(c.env.DB, person.id, change.data, instantOf(c.env))
        return jsonOk(c, DONE)
      })
      .put('/consent', async (c) => {
        const consent = consentSchema.safeParse(await jsonBody(c))
        if (!consent.success) return refuseFields(c, consent.error)
        const owner = ownerOf(c)
        if (owner === null || owner.kind === 'link') return personNotFound(c)
        const email = (await findPerson(c.env.DB, owner))?.email ?? owner.email
        const consented = { email, market: c.get('site').market, consent: consent.data, instant: instantOf(c.env) }
        await c.env.DB.batch(consentStatements(c.env.DB, { ...consented, id: crypto.randomUUID() }))
        return jsonOk(c, DONE)
      })
      .get('/data', async (c) => {
        if (await isAccounts(c)) return signInFirst(c)
        const owner = await dataOwnerOf(c)
        return owner === null ? personNotFound(c) : jsonOk(c, await personalData(c.env.DB, owner))
      })
      .delete('/data', async (c) => {
        if (await isAccounts(c)) return signInFirst(c)
        const owner = await dataOwnerOf(c)
        if (owner === null) return personNotFound(c)
        await deleteOwnerData(c.env.DB, owner, c.req.query('what') === 'account')
        await recordDeletedEmail(c.env, owner.email, realNow())
        return jsonOk(c, DONE)
      })
      .put('/:id', async (c) => {
        const change = alertChangeSchema.safeParse(await jsonBody(c))
        if (!change.success) return refuseFields(c, change.error)
        const person = await personOf(c)
        const alert = { person: person?.id ?? '', alert: c.req.param('id'), instant: instantOf(c.env) }
        const changed = person !== null && (await setAlertState(c.env.DB, { ...alert, state: change.data.state }))
        return changed ? jsonOk(c, DONE) : noSuchAlert(c)
      })
      .post('/:id/removal', async (c) => {
        const removal = alertRemovalSchema.safeParse(await jsonBody(c))
        if (!removal.success) return refuseFields(c, removal.error)
        const person = await personOf(c)
        const alert = { person: person?.id ?? '', alert: c.req.param('id'), instant: instantOf(c.env) }
        const removed = person !== null && (await removeAlert(c.env.DB, { ...alert, removal: removal.data }))
        return removed ? jsonOk(c, DONE) : noSuchAlert(c)
      }),
  )

const ownerOf = (c: Context<Api>): AlertOwner | null => alertOwnerOf(c.get('person'))

const personOf = async (c: Context<Api>) => {
  const owner = ownerOf(c)
  return owner && findPerson(c.env.DB, owner)
}

const nothingYet = (c: Context<Api>): AlertPreferences => {
  const owner = ownerOf(c)
  const email = owner === null || owner.kind === 'link' ? '' : owner.email
  return { email, phone: null, cadence: 'instant', paused: false, alerts: [] }
}

/** A link in a mail does not verify the email. */
const dataOwnerOf = async (c: Context<Api>): Promise<DataOwner | null> => {
  const owner = ownerOf(c)
  if (owner === null || owner.kind === 'link') return null
  const person = await findPerson(c.env.DB, owner)
  const account = owner.kind === 'account' ? owner.accountId : null
  return { person: person?.id ?? null, email: person?.email ?? owner.email, account }
}

const noSuchSubject = (c: Context<Api>) => jsonError(c, 404, 'no_such_subject', 'there is no such travel or departure')
const noSuchAlert = (c: Context<Api>) => jsonError(c, 404, 'no_such_alert', 'this person has no such alert')
const isAccounts = async (c: Context<Api>): Promise<boolean> => {
  const owner = ownerOf(c)
  return owner !== null && isOfAccount(c.env.DB, owner)
}
const signInFirst = (c: Context<Api>) => jsonError(c, 403, 'has_account', 'this is an account’s: signing in opens it')
const personNotFound = (c: Context<Api>) => jsonError(c, 404, 'nobody', 'no data stored for this person')

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
  return visitorPage(c, status, {
    market,
    title,
    hasForm,
    main: html`<p class="eyebrow">${t('alertLeave.eyebrow')}</p><h1>${title}</h1><p class="lead">${t(`alertLeave.${kind}.text`)}</p>${form}`,
  })
}
