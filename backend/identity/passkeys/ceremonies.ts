import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { brand } from '../../../markets/brand.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import { CHALLENGE_MS } from './challenges.ts'
import type { Passkey } from './passkeys.ts'

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

/** The account host: passkeys of another host are not accepted. */
const relyingParty = ({ ISSUER }: Pick<Env, 'ISSUER'>) => {
  const { hostname, origin } = new URL(ISSUER)
  return { id: hostname, origin }
}

const descriptorOf = ({ id, transports }: Passkey) => ({
  id,
  transports: transports as AuthenticatorTransport[],
})

export const creationOptions = (
  env: Env,
  { id, email, name }: Account,
  existing: readonly Passkey[],
  challenge: Uint8Array<ArrayBuffer>,
) =>
  generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(env).id,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    challenge,
    timeout: CHALLENGE_MS,
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })

/** Names no credential, so that the browser offers all that it has for this host. */
export const requestOptions = (env: Env, challenge: Uint8Array<ArrayBuffer>) =>
  generateAuthenticationOptions({
    rpID: relyingParty(env).id,
    challenge,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })

const responseSchema = z.looseObject({ id: z.string(), response: z.looseObject({ clientDataJSON: z.string() }) })
const clientDataSchema = z.object({ challenge: z.string() })

/** `response` is checked further by the library; `null` for text that is no response. */
export const parseResponse = (
  text: string | undefined,
): { id: string; challenge: string; response: unknown } | null => {
  try {
    const response = responseSchema.parse(JSON.parse(text ?? ''))
    const clientData = Buffer.from(response.response.clientDataJSON, 'base64url').toString()
    const { challenge } = clientDataSchema.parse(JSON.parse(clientData))
    return { id: response.id, challenge, response }
  } catch {
    return null
  }
}

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>

/** Returns `null` for an invalid response. Expects the challenge to be consumed. */
export const verifyCreation = async (
  env: Env,
  { response, challenge }: { response: unknown; challenge: string },
): Promise<NewPasskey | null> => {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...{ expectedChallenge: challenge, expectedOrigin, expectedRPID, supportedAlgorithmIDs: ALGORITHMS },
  }).catch(() => ({ registrationInfo: undefined }))
  if (registrationInfo === undefined) return null
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/**
 * Returns the new counter, or `null` for an invalid response, a counter that did not increase included. Expects the
 * challenge to be consumed.
 */
export const verifyAssertion = async (
  env: Env,
  passkey: Passkey,
  { response, challenge }: { response: unknown; challenge: string },
): Promise<number | null> => {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env)
  const assertion = response as AuthenticationResponseJSON
  const { userHandle } = assertion.response
  if (userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId) return null
  const { id, counter } = passkey
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
  const result = await verifyAuthenticationResponse({
    response: assertion,
    ...{ expectedChallenge: challenge, expectedOrigin, expectedRPID, credential: { id, publicKey, counter } },
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}
