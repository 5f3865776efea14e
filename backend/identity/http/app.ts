import type Provider from 'oidc-provider'
import type { Language, MarketId } from '../../../markets/market-id.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import type { IdentityTranslate } from '../translate.ts'

/** A sign-in that the storefront started, bound to this browser. */
export type SignInRequest = {
  uid: string
  interaction: InstanceType<Provider['Interaction']>
  /** Path prefix of its pages. */
  base: string
  language: Language
  market: MarketId
  /** Origin of the storefront that started it. */
  home: string
  t: IdentityTranslate
}

/** Hono environment of the sign-in service. */
export type Identity = {
  Bindings: Env
  Variables: {
    provider: Provider
    /** Real time in ms, for durations. */
    nowMs: () => number
    /** The instant shown to people, ISO; CLOCK can fix it. */
    instant: () => string
    /** Set by routes/sign-in-request.ts. */
    signIn: SignInRequest
    /** Set by routes/account-session.ts. */
    account: Account
    /** Set by http/read-form.ts. */
    form: Readonly<Record<string, string>>
  }
}
