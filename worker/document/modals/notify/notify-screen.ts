import type { AlertType } from '../../../../shared/alerts/alert-types.ts'
import type { NotifyStep } from '../../../../shared/alerts/notify-steps.ts'
import type { AlertSubject } from '../../../../shared/contracts/alerts.ts'
import type { SignUpProblem } from '../../../../shared/sign-up/steps.ts'

/** What one visitor sees of an alert. */
export type NotifyScreen = {
  travel: string
  /** Code of a departure; null: the travel. */
  tour: string | null
  step: NotifyStep | 'unavailable'
  /** The step to try again where the back end cannot tell. */
  retry: NotifyStep
  /** Whether it is known whose alerts these are. */
  known: boolean
  /** Where mail goes; null where only a link in mail tells who it is, or nobody is known. */
  email: string | null
  /** Null when the back end cannot tell. */
  subject: AlertSubject | null
  /** The alert that is there. */
  alert: { id: string; state: 'active' | 'paused'; types: readonly AlertType[] } | null
  /** What was typed into a form that could not be taken. */
  draft: { phone: string; reason: string; text: string }
  /** Where somebody who is not known stands in the first step: what was typed, and what was wrong with it. */
  begun: { email: string; phone: string; problem: SignUpProblem | null }
  /** Signing in leads back here. */
  loginHref: string
  closeHref: string
  alertsHref: string
}
