import type { SignUpProblem } from '../../../shared/sign-up/steps.ts'
import type { Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import type { SignUpFlow } from './flow.ts'

export type Form = Readonly<Record<string, string>>

/** What differs between the purposes of the sign-up flow. */
export type Purpose = {
  /** Parses the first step's fields other than the email. */
  details?: (form: Form) => { details: Record<string, string>; problem: SignUpProblem | null }
  /**
   * Saves what the visitor wanted, now that the email is verified. May be called again for the same flow: after a
   * failure the visitor retries without another code.
   */
  complete: (visit: Visit, flow: SignUpFlow) => Promise<Completion>
}

export type Completion = { isSaved: boolean; cookies: readonly Cookie[] }
export const NOT_SAVED: Completion = { isSaved: false, cookies: [] }
