import type { z } from 'zod'
import type { Failure } from '../../../shared/contracts/envelope.ts'
import {
  type CheckedCode,
  CODE_REFUSALS,
  checkCodeResponseSchema,
  lookUpResponseSchema,
  type SendCodeRequest,
  type StillVerifiedRequest,
  sendCodeResponseSchema,
  stillVerifiedResponseSchema,
  type TooMany,
  tooManySchema,
} from '../../../shared/contracts/one-time-codes.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { callContext } from '../../visit/caller.ts'
import type { Visit } from '../../visit/visit.ts'
import { signInService } from '../session/sign-in-service.ts'

const TIMEOUT_MS = 4000

export type Refusal = { kind: 'bad_email' | 'unavailable' } | ({ kind: 'too_many' } & TooMany)
type Outcome<T> = { kind: 'success'; value: T } | Refusal

/** One-time codes of the account API. Calls are not retried: the first one spends a try. */
export const codeService = (visit: Visit) => {
  const { env, config, log, data } = visit
  const { AUTH_CLIENT_ID, AUTH_CLIENT_SECRET = '' } = config
  const authorization = `Basic ${btoa(`${AUTH_CLIENT_ID}:${AUTH_CLIENT_SECRET}`)}`
  const api = signInService(env, config)?.accountApi(authorization, callContext(visit), data.deadline)
  const call = async <T>(path: string, body: object, schema: z.ZodType<T>): Promise<Outcome<T>> => {
    if (api === undefined) return { kind: 'unavailable' }
    try {
      return await api<Outcome<T>, Outcome<T>>({
        name: 'sign-in',
        method: 'POST',
        path,
        body,
        timeoutMs: TIMEOUT_MS,
        data: schema.transform((value): Outcome<T> => ({ kind: 'success', value })),
        refusal: (_status, failure) => refusalOf(failure),
      })
    } catch (error) {
      recordRequestError(log, 'codes', error)
      return { kind: 'unavailable' }
    }
  }
  return {
    lookUp: (email: string, ip: string | null): Promise<Outcome<{ known: boolean }>> =>
      call('/codes/look-up', { email, ip }, lookUpResponseSchema),
    /** False also while the service fails. */
    async isUnknown(email: string, ip: string | null): Promise<boolean> {
      const outcome = await this.lookUp(email, ip)
      return outcome.kind === 'success' && !outcome.value.known
    },
    /** Mails at most one code a minute per request. */
    send: (request: SendCodeRequest): Promise<Outcome<{ resendInSeconds: number }>> =>
      call('/codes/send', request, sendCodeResponseSchema),
    async check(request: string, code: string): Promise<CheckedCode | 'unavailable'> {
      const outcome = await call('/codes/check', { request, code: code.slice(0, 40) }, checkCodeResponseSchema)
      return outcome.kind === 'success' ? outcome.value.result : 'unavailable'
    },
    /** False once the email's owner has signed out everywhere or deleted the account. Throws when the service fails. */
    async isStillVerified(verified: StillVerifiedRequest): Promise<boolean> {
      const outcome = await call('/codes/still-proven', verified, stillVerifiedResponseSchema)
      if (outcome.kind !== 'success') throw new Error(`still proven: ${outcome.kind}`)
      return outcome.value.proven
    },
  }
}

const refusalOf = (failure: Failure | undefined): Refusal | undefined => {
  const kind = CODE_REFUSALS.find((each) => each === failure?.error.code)
  return kind === 'too_many' ? { kind, ...tooManySchema.parse(failure?.error.extraData) } : kind && { kind }
}
