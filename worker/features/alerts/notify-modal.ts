import type { Alert, AlertPreferences, AlertSubject } from '../../../shared/contracts/alerts.ts'
import { NOTIFY_STEPS, type NotifyStep } from '../../../shared/modals/modal-steps.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import type { OpenModal } from '../../../shared/modals/read-modal.ts'
import type { NotifyScreen } from '../../modals/notify-me/notify-screen.ts'
import type { PrivateModal } from '../../modals/private-modal.tsx'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { openFlow, retryInMinutes } from '../sign-up/flow.ts'
import { loadAlerts, loadSubject } from './alert-calls.ts'
import { type AlertOwner, alertOwnerOf } from './alert-owner.ts'
import { draftOf } from './draft.ts'

/** The notify-me modal: creates, shows or ends an alert; null for an unknown travel or departure. */
export const notifyModal = async (
  visit: Visit,
  { layout, subject }: Pick<OpenModal, 'layout' | 'subject'>,
  closeHref: string,
): Promise<PrivateModal | null> => {
  const { travel, tour = null }: { travel?: string; tour?: string | null } = subject ?? {}
  if (travel === undefined) return null
  const step = NOTIFY_STEPS.find((each) => each === layout) ?? 'alert'
  const market = visit.market
  const draft = await draftOf(visit)
  const flow = await openFlow(visit, { purpose: 'notify-me', travel, tour })
  const retry = RETRIES[step] ?? step
  const back = withModal(closeHref, 'notify-me', retry === 'alert' ? null : retry, { travel, ...(tour && { tour }) })
  const common = {
    ...{ travel, tour, closeHref, step, draft, retry, alertsHref: market.paths.alerts ?? '/' },
    begun: {
      ...{ email: flow?.email ?? '', phone: flow?.details.phone ?? '', problem: flow?.problem ?? null },
      minutes: retryInMinutes(visit, flow),
    },
    loginHref: `${market.paths.login}?${new URLSearchParams({ return: back })}`,
  }
  let owner: AlertOwner | null = null
  try {
    owner = await alertOwnerOf(visit)
    const subject = await loadSubject(userApi(visit, null), market.id, travel, tour)
    if (subject === null) return null
    const preferences = owner && (await loadAlerts(userApi(visit, owner.person), market.id))
    const isOpen = preferences !== null && typeof preferences === 'object'
    const alert = isOpen ? alertOn(preferences, subject) : null
    const shown = alert === null && ['remove', 'reasons', 'no-reason', 'failed-removal'].includes(step) ? 'alert' : step
    return { type: 'notify-me', screen: { ...common, step: shown, ...known(isOpen ? owner : null, subject, alert) } }
  } catch (error) {
    recordRequestError(visit.log, 'alerts', error)
    return { type: 'notify-me', screen: { ...common, step: 'unavailable', ...known(owner, null, null) } }
  }
}

/** The step whose form a result shows again. */
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
