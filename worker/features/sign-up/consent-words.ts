import type { Context } from 'hono'
import { translators } from '../../../markets/translate.ts'
import { type Consent, WORDS_VERSION } from '../../../shared/contracts/consent.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

/** The words that this market's forms are agreed to with (document/modals/sign-up, document/modals/notify). */
export const consentWords = (c: Context<GatewayApp>): Consent['words'] => {
  const t = translators[c.get('market').id]
  const links = { terms: t('signUp.terms'), privacy: t('signUp.privacy') }
  return { version: WORDS_VERSION, privacy: t('signUp.legal', links), marketing: t('signUp.marketingText') }
}
