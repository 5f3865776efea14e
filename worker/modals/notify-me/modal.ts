import type { Alert, AlertPreferences, AlertSubject } from '../../../shared/contracts/alerts.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { loadAlerts, loadSubject } from '../../features/alerts/alert-calls.ts'
import { type AlertOwner, alertOwnerOf } from '../../features/alerts/alert-owner.ts'
import { draftOf } from '../../features/alerts/draft.ts'
import { openFlow, retryInMinutes } from '../../features/sign-up/flow.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { userApi } from '../../visit/user-api.ts'
import type { PrivateModal } from '../define-modal.ts'
import { notifyModal } from './notify-modal.tsx'
import { NOTIFY_STEPS, type NotifyScreen, type NotifyStep } from './notify-screen.ts'

/** Creates, shows or ends an alert; null for an unknown travel or departure. */
export const notifyMeModal: PrivateModal<NotifyScreen> = {
  size: 'medium',
  layouts: NOTIFY_STEPS,
  load: async (visit, { layout, subject }, closeHref) => {
    const { travel, tour = null }: { travel?: string; tour?: string | null } = subject
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
      const about = await loadSubject(userApi(visit, null), market.id, travel, tour)
      if (about === null) return null
      const preferences = owner && (await loadAlerts(userApi(visit, owner.person), market.id))
      const isOpen = preferences !== null && typeof preferences === 'object'
      const alert = isOpen ? alertOn(preferences, about) : null
      const shown =
        alert === null && ['remove', 'reasons', 'no-reason', 'failed-removal'].includes(step) ? 'alert' : step
      return { ...common, step: shown, ...known(isOpen ? owner : null, about, alert) }
    } catch (error) {
      recordRequestError(visit.log, 'alerts', error)
      return { ...common, step: 'unavailable', ...known(owner, null, null) }
    }
  },
  view: notifyModal,
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
