import type { Context } from 'hono'
import type { Consent } from '../../../shared/contracts/consent.ts'
import { doneSchema } from '../../../shared/contracts/envelope.ts'
import { query } from '../../data/endpoint.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { userApi } from '../wishlist/personal-port.ts'
import { consentWords } from './consent-words.ts'
import type { SignUpFlow } from './flow.ts'
import { personOfAddress } from './verified-email.ts'

/** Keeps what a visitor has agreed to, now that the address is theirs. False when it could not be kept. */
export const keepConsent = async (c: Context<GatewayApp>, { email, marketing }: SignUpFlow): Promise<boolean> => {
  const api = userApi(c, personOfAddress({ email, provenAt: c.get('config').elapsed() }))
  const body: Consent = { marketing, words: consentWords(c) }
  return api({
    name: 'personal alerts',
    method: 'PUT',
    path: `/alerts/consent?${query(c.get('market').id)}`,
    body,
    data: doneSchema,
  }).then(
    () => true,
    () => false,
  )
}
