import type { Context } from 'hono'
import type { Consent } from '../../../shared/contracts/consent.ts'
import { doneSchema, envelope } from '../../../shared/contracts/envelope.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { userApi } from '../wishlist/personal-port.ts'
import { consentWords } from './consent-words.ts'
import type { SignUpFlow } from './flow.ts'
import { personOfAddress } from './verified-email.ts'

const door = envelope(doneSchema)

/** Keeps what a visitor has agreed to, now that the address is theirs. False when it could not be kept. */
export const keepConsent = async (c: Context<GatewayApp>, { email, marketing }: SignUpFlow): Promise<boolean> => {
  const api = userApi(c, personOfAddress({ email, provenAt: c.get('config').elapsed() }))
  const body: Consent = { marketing, words: consentWords(c) }
  try {
    return door.safeParse((await api(`/alerts/consent?market=${c.get('market').id}`, { method: 'PUT', body })).json)
      .success
  } catch {
    return false
  }
}
