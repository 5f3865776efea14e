import type Provider from 'oidc-provider'
import type { Language, MarketId } from '../../../markets/market-id.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import type { IdentityTranslate } from '../translate.ts'

export type SignInRequest = {
  uid: string
  interaction: InstanceType<Provider['Interaction']>
  base: string
  language: Language
  market: MarketId
  /** Where the sign-in started; null: unknown, and `market` is that of the language. */
  knownMarket: MarketId | null
  home: string
  t: IdentityTranslate
}

export type Identity = {
  Bindings: Env
  Variables: {
    provider: Provider
    /** Real time. */
    nowMs: () => number
    /** ISO; CLOCK can fix it. */
    instant: () => string
    signIn: SignInRequest
    account: Account
    /** Session of the account pages. */
    session: { uid: string; signedInAtMs: number }
    form: Readonly<Record<string, string>>
  }
}
