import type { Context } from 'hono'
import { NOTIFY_STEPS, type NotifyStep } from '../../../shared/alerts/notify-steps.ts'
import type { Alert, AlertPreferences, AlertSubject } from '../../../shared/contracts/alerts.ts'
import { withModal } from '../../../shared/modals/modal-address.ts'
import type { OpenModal } from '../../../shared/modals/read-modal.ts'
import type { NotifyScreen } from '../../document/modals/notify/notify-screen.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { PrivateModal } from '../../private/private-modal.tsx'
import { openFlow } from '../sign-up/flow.ts'
import { userApi } from '../wishlist/personal-port.ts'
import { loadAlerts, loadSubject } from './alert-calls.ts'
import { type AlertOwner, alertOwnerOf } from './alert-owner.ts'
import { draftOf } from './draft.ts'

/**
 * What the notify-me modal shows to this visitor: the way to an alert, the alert that is there, or the way out of it.
 * Null when there is no such travel or departure; a back end that cannot tell leaves a screen that says so.
 */
export const notifyModal = async (
  c: Context<GatewayApp>,
  { layout, subject }: Pick<OpenModal, 'layout' | 'subject'>,
  closeHref: string,
): Promise<PrivateModal | null> => {
  const { travel, tour = null }: { travel?: string; tour?: string | null } = subject ?? {}
  if (travel === undefined) return null
  const step = NOTIFY_STEPS.find((each) => each === layout) ?? 'alert'
  const market = c.get('market')
  const draft = await draftOf(c)
  const flow = await openFlow(c, { purpose: 'notify-me', travel, tour })
  const retry = RETRIES[step] ?? step
  const back = withModal(closeHref, 'notify-me', retry === 'alert' ? null : retry, { travel, ...(tour && { tour }) })
  const common = {
    ...{ travel, tour, closeHref, step, draft, retry, alertsHref: market.paths.alerts ?? '/' },
    begun: { email: flow?.email ?? '', phone: flow?.details.phone ?? '', problem: flow?.problem ?? null },
    loginHref: `${market.paths.login}?${new URLSearchParams({ return: back })}`,
  }
  let owner: AlertOwner | null = null
  try {
    owner = await alertOwnerOf(c)
    const subject = await loadSubject(userApi(c, null), market.id, travel, tour)
    if (subject === null) return null
    const preferences = owner && (await loadAlerts(userApi(c, owner.person), market.id))
    const isOpen = preferences !== null && typeof preferences === 'object'
    const alert = isOpen ? alertOn(preferences, subject) : null
    // There is nothing to be removed of what is not there.
    const shown = alert === null && ['remove', 'reasons', 'no-reason', 'failed-removal'].includes(step) ? 'alert' : step
    return { type: 'notify-me', screen: { ...common, step: shown, ...known(isOpen ? owner : null, subject, alert) } }
  } catch (error) {
    recordRequestError(c.get('log'), 'alerts', error)
    return { type: 'notify-me', screen: { ...common, step: 'unavailable', ...known(owner, null, null) } }
  }
}

/** The step whose form is there again, for each that says what has become of it. */
const RETRIES: Partial<Record<NotifyStep, NotifyStep>> = {
  ...{ 'no-reason': 'reasons', 'failed-removal': 'reasons', 'signed-out-removal': 'reasons' },
  ...{ 'bad-phone': 'alert', failed: 'alert', removed: 'alert', unknown: 'alert', 'signed-out': 'alert' },
}

const known = (
  owner: AlertOwner | null,
  subject: AlertSubject | null,
  alert: Alert | null,
): Pick<NotifyScreen, 'known' | 'email' | 'subject' | 'alert'> => ({
  known: owner !== null && owner.kind !== 'link',
  email: owner?.email ?? null,
  subject,
  alert: alert && { id: alert.id, state: alert.state, types: alert.types },
})

const alertOn = ({ alerts }: AlertPreferences, subject: AlertSubject): Alert | null => {
  const isSame = (alert: Alert) =>
    alert.travel.slug === subject.travel.slug && (alert.tour?.code ?? null) === (subject.tour?.code ?? null)
  return alerts.find(isSame) ?? null
}
