import type Provider from 'oidc-provider'
import type { Account } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import type { SignInRequest } from '../routes/sign-in-request.ts'

/** What the steps of a request hand on. */
export type Identity = {
  Bindings: Env
  Variables: {
    provider: Provider
    /** Real time, ms: spans. */
    nowMs: () => number
    /** The instant that people read, ISO. */
    instant: () => string
    /** The sign-in that a page belongs to (routes/sign-in-request.ts). */
    signIn: SignInRequest
    /** Who is signed in (routes/account-session.ts). */
    account: Account
    /** Fields of a form post. */
    form: Readonly<Record<string, string>>
  }
}
