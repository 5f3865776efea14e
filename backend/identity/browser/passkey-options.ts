import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { type ApiResult, type CallOptions, callApi, isPath, jsonReader } from '../../../client/checked-call.ts'
import { isRecord } from '../../../shared/json/is-record.ts'

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Options, or the URL for repeating a sign-in that is not recent. */
type Creation = { options: CreationOptions } | { signIn: string }

/** Options for the autofill of the email field; without the progress bar. */
export const fetchRequest = (action: string): Promise<ApiResult<RequestOptions>> =>
  fetchOptions(action, (value) => (isRequest(value) ? value : null), { isBackground: true })

/** Options for creating a passkey of the signed-in account. */
export const fetchCreation = (action: string): Promise<ApiResult<Creation>> =>
  fetchOptions(action, ({ options, signIn }) => {
    if (isCreation(options)) return { options }
    return isPath(signIn) ? { signIn } : null
  })

const isRequest = (value: object): value is RequestOptions =>
  'challenge' in value && typeof value.challenge === 'string'

const isCreation = (value: unknown): value is CreationOptions =>
  isRecord(value) &&
  isRequest(value) &&
  isRecord(value.rp) &&
  isRecord(value.user) &&
  typeof value.user.id === 'string' &&
  Array.isArray(value.pubKeyCredParams)

const fetchOptions = <T>(
  action: string,
  read: (value: Record<string, unknown>) => T | null,
  options?: CallOptions,
): Promise<ApiResult<T>> =>
  callApi(`${action}/options`, jsonReader(read), {
    method: 'POST',
    headers: { accept: 'application/json' },
    ...options,
  })
