import type { SignUpProblem, SignUpPurpose, SignUpStep } from '../../../shared/sign-up/steps.ts'

export type SignUpScreen = {
  purpose: SignUpPurpose
  travel: string | null
  tour: string | null
  event: string | null
  step: SignUpStep
  email: string
  details: Readonly<Record<string, string>>
  problem: SignUpProblem | null
  /** Whether the email has an account. */
  known: boolean | null
  /** Seconds until another code can be sent. */
  seconds: number
  /** Minutes until the limits of the service allow another request. */
  minutes: number
  sentAgain: boolean
  /** The code was right; saving failed. */
  proven: boolean
  loginHref: string
  closeHref: string
}
