import type { SignUpProblem, SignUpPurpose, SignUpStep } from '../../../../shared/sign-up/steps.ts'

/** Where one visitor is in the anonymous flow, as the dialog shows it. */
export type SignUpScreen = {
  purpose: SignUpPurpose
  travel: string | null
  tour: string | null
  event: string | null
  step: SignUpStep
  /** What was typed. */
  email: string
  details: Readonly<Record<string, string>>
  problem: SignUpProblem | null
  /** Whether the address has an account. */
  known: boolean | null
  /** Seconds until another code may be asked for. */
  seconds: number
  sentAgain: boolean
  /** The code was right; keeping what was asked for is what is left. */
  proven: boolean
  /** Where a password is made, or somebody signs in. */
  loginHref: string
  /** The page below. */
  closeHref: string
}
