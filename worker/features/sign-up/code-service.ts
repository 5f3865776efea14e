import { z } from 'zod'
import { envelope, failureSchema } from '../../../shared/contracts/envelope.ts'
import {
  type CheckedCode,
  CODE_REFUSALS,
  type CodeRefusal,
  checkCodeAnswerSchema,
  lookUpAnswerSchema,
  type SendCodeRequest,
  sendCodeAnswerSchema,
  stillProvenAnswerSchema,
} from '../../../shared/contracts/one-time-codes.ts'
import type { Config, Env } from '../../env.ts'
import { type SignInService, signInService } from '../session/sign-in-service.ts'

const TIMEOUT_MS = 4000

/** What came of a call: its answer, a refusal that means something to the visitor, or no usable answer. */
type Outcome<T> = { kind: 'answer'; value: T } | { kind: CodeRefusal | 'unavailable' }

/**
 * One-time codes of the account API (`POST {account API}/codes/…`), server to server. Nothing is retried here: a code
 * that was asked for twice is one mail, but a try is spent with the first.
 * @param note hears why there was no usable answer
 */
export const codeService = (env: Env, config: Config, note: (error: unknown) => void) => {
  const service = signInService(env, config)
  const { AUTH_CLIENT_ID, AUTH_CLIENT_SECRET = '' } = config
  const authorization = `Basic ${btoa(`${AUTH_CLIENT_ID}:${AUTH_CLIENT_SECRET}`)}`
  const call = <T>(path: string, body: object, schema: z.ZodType<{ data: T }>): Promise<Outcome<T>> =>
    service === null
      ? Promise.resolve({ kind: 'unavailable' })
      : post(service, path, { body, authorization }, schema).catch((error: unknown) => {
          note(error)
          return { kind: 'unavailable' as const }
        })
  return {
    /** Whether an address has an account. */
    lookUp: (email: string, ip: string | null): Promise<Outcome<{ known: boolean }>> =>
      call('/codes/look-up', { email, ip }, envelope(lookUpAnswerSchema)),
    /** Mails a code, at most one a minute for each request. */
    send: (request: SendCodeRequest): Promise<Outcome<{ resendInSeconds: number }>> =>
      call('/codes/send', request, envelope(sendCodeAnswerSchema)),
    /** Tries a code. */
    async check(request: string, code: string): Promise<CheckedCode | 'unavailable'> {
      const outcome = await call('/codes/check', { request, code: code.slice(0, 40) }, envelope(checkCodeAnswerSchema))
      return outcome.kind === 'answer' ? outcome.value.result : 'unavailable'
    },
    /**
     * Whether an address that was proven then (ms that pass) opens anything still: its owner may have signed out
     * everywhere since. Throws when the service cannot tell.
     */
    async isStillProven(email: string, provenAt: number): Promise<boolean> {
      const outcome = await call('/codes/still-proven', { email, provenAt }, envelope(stillProvenAnswerSchema))
      if (outcome.kind !== 'answer') throw new Error(`still proven: ${outcome.kind}`)
      return outcome.value.proven
    },
  }
}

const refusalSchema = z.enum(CODE_REFUSALS)

const post = async <T>(
  { fetch, accountUrl }: SignInService,
  path: string,
  { body, authorization }: { body: object; authorization: string },
  schema: z.ZodType<{ data: T }>,
): Promise<Outcome<T>> => {
  const response = await fetch(accountUrl + path, {
    method: 'POST',
    headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status >= 500) throw new Error(`status ${response.status}`)
  const json: unknown = await response.json()
  if (response.ok) return { kind: 'answer', value: schema.parse(json).data }
  const refusal = refusalSchema.safeParse(failureSchema.safeParse(json).data?.error.code)
  if (!refusal.success) throw new Error(`status ${response.status}`)
  return { kind: refusal.data }
}
