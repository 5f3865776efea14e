import { type Context, Hono } from 'hono'
import {
  type AlertPreferences,
  alertChangeSchema,
  alertRemovalSchema,
  alertRequestSchema,
  preferencesChangeSchema,
} from '../../../shared/contracts/alerts.ts'
import { consentSchema } from '../../../shared/contracts/consent.ts'
import { DONE } from '../../../shared/contracts/envelope.ts'
import { changePreferences, removeAlert, setAlertState } from '../alerts/people/change-alerts.ts'
import { findSubject } from '../alerts/people/find-subject.ts'
import { recordDeletedEmail } from '../alerts/people/forgotten-address.ts'
import { consentStatements } from '../alerts/people/keep-consent.ts'
import { listAlerts } from '../alerts/people/list-alerts.ts'
import { type AlertOwner, alertOwnerOf, findPerson, isOfAccount } from '../alerts/people/people.ts'
import { type DataOwner, deleteOwnerData, personalData } from '../alerts/people/personal-data.ts'
import { subscribe } from '../alerts/people/subscribe.ts'
import type { Api } from '../env.ts'
import { requireUserToken } from '../http/authorization.ts'
import { now, realNow } from '../http/clock.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { marketSite } from '../http/market-site.ts'
import { alertsLeaveRoute } from './alerts-leave.route.ts'

export const alertsRoute = new Hono<Api>()
  .use(marketSite)
  .route('/leave', alertsLeaveRoute)
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
          instant: instantOf(c),
          id: () => crypto.randomUUID(),
        })
        return id === null ? personNotFound(c) : jsonOk(c, { id, types: subject.types })
      })
      .put('/preferences', async (c) => {
        const change = preferencesChangeSchema.safeParse(await jsonBody(c))
        if (!change.success) return refuseFields(c, change.error)
        const person = await personOf(c)
        if (person === null) return personNotFound(c)
        await changePreferences(c.env.DB, person.id, change.data, instantOf(c))
        return jsonOk(c, DONE)
      })
      .put('/consent', async (c) => {
        const consent = consentSchema.safeParse(await jsonBody(c))
        if (!consent.success) return refuseFields(c, consent.error)
        const owner = ownerOf(c)
        if (owner === null || owner.kind === 'link') return personNotFound(c)
        const email = (await findPerson(c.env.DB, owner))?.email ?? owner.email
        const kept = { email, market: c.get('site').market, consent: consent.data, instant: instantOf(c) }
        await c.env.DB.batch(consentStatements(c.env.DB, { ...kept, id: crypto.randomUUID() }))
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
        const alert = { person: person?.id ?? '', alert: c.req.param('id'), instant: instantOf(c) }
        const changed = person !== null && (await setAlertState(c.env.DB, { ...alert, state: change.data.state }))
        return changed ? jsonOk(c, DONE) : noSuchAlert(c)
      })
      .post('/:id/removal', async (c) => {
        const removal = alertRemovalSchema.safeParse(await jsonBody(c))
        if (!removal.success) return refuseFields(c, removal.error)
        const person = await personOf(c)
        const alert = { person: person?.id ?? '', alert: c.req.param('id'), instant: instantOf(c) }
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

const instantOf = (c: Context<Api>): string => new Date(now(c.env)).toISOString()
const noSuchSubject = (c: Context<Api>) => jsonError(c, 404, 'no_such_subject', 'there is no such travel or departure')
const noSuchAlert = (c: Context<Api>) => jsonError(c, 404, 'no_such_alert', 'this person has no such alert')
const isAccounts = async (c: Context<Api>): Promise<boolean> => {
  const owner = ownerOf(c)
  return owner !== null && isOfAccount(c.env.DB, owner)
}
const signInFirst = (c: Context<Api>) => jsonError(c, 403, 'has_account', 'this is an account’s: signing in opens it')
const personNotFound = (c: Context<Api>) => jsonError(c, 404, 'nobody', 'nothing is kept of this person')
