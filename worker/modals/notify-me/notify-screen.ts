import type { AlertType } from '../../../shared/alerts/alert-types.ts'
import type { AlertSubject } from '../../../shared/contracts/alerts.ts'
import type { SignUpProblem } from '../../../shared/sign-up/steps.ts'

/** Values of the parameter `layout`: forms and their results. */
export const NOTIFY_STEPS = [
  'alert',
  'remove',
  'reasons',
  'no-reason',
  'failed-removal',
  'bad-phone',
  'failed',
  'removed',
  'unknown',
  'signed-out',
  'signed-out-removal',
] as const
export type NotifyStep = (typeof NOTIFY_STEPS)[number]

export type NotifyScreen = {
  travel: string
  /** Departure code; null: the whole travel. */
  tour: string | null
  step: NotifyStep | 'unavailable'
  /** Step to retry after a failure. */
  retry: NotifyStep
  known: boolean
  /** Null when unknown. */
  email: string | null
  /** Null when the back end fails. */
  subject: AlertSubject | null
  alert: { id: string; state: 'active' | 'paused'; types: readonly AlertType[] } | null
  /** Typed values of a rejected form. */
  draft: { phone: string; reason: string; text: string }
  /** First sign-up step: typed values and problem. */
  begun: { email: string; phone: string; problem: SignUpProblem | null; minutes: number }
  loginHref: string
  closeHref: string
  alertsHref: string
}
