import { type Context, Hono } from 'hono'
import { alertRemovalSchema, CADENCES } from '../../../shared/contracts/alerts.ts'
import type { BrowserCall } from '../../../shared/contracts/browser-api.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { parsePhone } from '../../../shared/sign-up/personal-fields.ts'
import type { UserApi } from '../../data/user-client.ts'
import { formPost } from '../../forms/form-post.ts'
import { redirectOrJson, referrerPath, refuseForm } from '../../forms/responses.ts'
import type { NotifyStep } from '../../modals/notify-me/notify-screen.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import { userApi } from '../../visit/user-api.ts'
import { consentTexts } from '../sign-up/consent.ts'
import { addAlert, changePreferences, removeAlert, setAlertState } from './alert-calls.ts'
import { type AlertOwner, alertOwnerOf, mailLinkCookies } from './alert-owner.ts'
import { draftCookie, endedDraft } from './draft.ts'

type AlertsCall = Extract<BrowserCall, `POST /api/alerts${string}`>

const ID = /^[0-9a-f-]{36}$/
const ITEM = /^[a-z0-9-]{1,120}$/

export const alertRoutes = new Hono<GatewayApp>()
  .post('/alerts', formPost, async (c) => {
    const { travel, tour } = subjectOf(c)
    if (travel === null) return refuseForm(c, 'unknown')
    const typed = (c.get('form').phone ?? '').slice(0, 40)
    const phone = parsePhone(typed)
    // A mail's link creates no alerts: mails are forwarded.
    const api = await apiOf(c, ({ kind }) => kind !== 'link')
    if (api === null || phone === null) {
      writeCookies(c, [await draftCookie(c.var.visit, { phone: typed })])
      return toModal(c, api === null ? 'signed-out' : 'bad-phone')
    }
    const added = await addAlert(api, c.get('market').id, {
      travel,
      tour,
      phone: phone || null,
      marketing: null,
      words: consentTexts(c.var.visit),
    })
    if (added === 'done') writeCookies(c, endedDraft(c.var.visit))
    else writeCookies(c, [await draftCookie(c.var.visit, { phone: typed })])
    return toModal(c, added === 'done' ? 'alert' : 'failed')
  })
  .post('/alert-preferences', formPost, async (c) => {
    const form = c.get('form')
    const cadence = CADENCES.find((each) => each === form.cadence)
    const paused = form.paused === 'yes' ? true : form.paused === 'no' ? false : undefined
    if (cadence === undefined && paused === undefined) return refuseForm(c, 'unknown')
    const api = await apiOf(c)
    const change = { ...(cadence !== undefined && { cadence }), ...(paused !== undefined && { paused }) }
    const changed = api === null ? 'signed-out' : await changePreferences(api, c.get('market').id, change)
    if (changed === 'done') writeCookies(c, endedDraft(c.var.visit))
    else if (cadence !== undefined) writeCookies(c, [await draftCookie(c.var.visit, { cadence })])
    return toPage(c, changed === 'done' ? 'saved' : changed === 'unknown' ? 'failed' : changed)
  })
  .post('/alerts-link', formPost, async (c) => {
    writeCookies(c, await mailLinkCookies(c.var.visit, c.get('form').key ?? ''))
    return c.redirect(c.get('market').paths.alerts ?? '/', 303)
  })
  .post('/alerts/:id/state', formPost, async (c) => {
    const { state, from } = c.get('form')
    const id = c.req.param('id')
    if (!ID.test(id) || (state !== 'active' && state !== 'paused')) return refuseForm(c, 'unknown')
    const api = await apiOf(c)
    const changed = api === null ? 'signed-out' : await setAlertState(api, c.get('market').id, id, state)
    if (from === 'page') return toPage(c, changed === 'done' ? 'saved' : changed)
    return toModal(c, changed === 'done' ? 'alert' : changed)
  })
  .post('/alerts/:id/removal', formPost, async (c) => {
    const { reason = '', text = '' } = c.get('form')
    const id = c.req.param('id')
    if (!ID.test(id)) return refuseForm(c, 'unknown')
    const removal = alertRemovalSchema.safeParse({ reason, text: text.slice(0, 500) })
    const api = await apiOf(c)
    const removed =
      api === null || !removal.success ? null : await removeAlert(api, c.get('market').id, id, removal.data)
    if (removed === 'done' || removed === 'unknown') {
      writeCookies(c, endedDraft(c.var.visit))
      return toModal(c, removed === 'done' ? 'removed' : 'unknown')
    }
    writeCookies(c, [await draftCookie(c.var.visit, { reason: reason.slice(0, 40), text: text.slice(0, 500) })])
    return toModal(c, api === null ? 'signed-out-removal' : removed === null ? 'no-reason' : 'failed-removal')
  })

/** null without a permitted owner. While the owner cannot be verified, each call fails. */
const apiOf = async (
  c: Context<GatewayApp>,
  isAccepted: (owner: AlertOwner) => boolean = () => true,
): Promise<UserApi | null> => {
  try {
    const owner = await alertOwnerOf(c.var.visit)
    return owner !== null && isAccepted(owner) ? userApi(c.var.visit, owner.person) : null
  } catch (error) {
    recordRequestError(c.get('log'), 'alerts', error)
    return () => Promise.reject(error)
  }
}

const subjectOf = (c: Context<GatewayApp>): { travel: string | null; tour: string | null } => {
  const { travel = '', tour = '' } = c.get('form')
  return { travel: ITEM.test(travel) ? travel : null, tour: ITEM.test(tour) ? tour : null }
}

const toModal = (c: Context<GatewayApp>, step: NotifyStep) => {
  const { travel, tour } = subjectOf(c)
  const about = { ...(travel !== null && { travel }), ...(tour !== null && { tour }) }
  const href = withModal(referrerPath(c), 'notify-me', step === 'alert' ? null : step, about)
  return redirectOrJson<AlertsCall>(c, href, step !== 'alert' && step !== 'removed')
}

const toPage = (c: Context<GatewayApp>, notice: 'saved' | 'failed' | 'unknown' | 'signed-out') =>
  redirectOrJson<AlertsCall>(c, `${c.get('market').paths.alerts}?done=${notice}`, notice !== 'saved')
