import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Options, or the URL for repeating a sign-in that is not recent. */
type Creation = { options: CreationOptions } | { signIn: string }

const TIMEOUT_MS = 20_000

/** Options for signing in; null unless the response has them. */
export const fetchRequest = (action: string): Promise<RequestOptions | null> =>
  fetchOptions(action, (value) => (isRequest(value) ? value : null))

/** Options for creating a passkey of the signed-in account; null unless the response has them. */
export const fetchCreation = (action: string): Promise<Creation | null> =>
  fetchOptions(action, ({ options, signIn }) => {
    if (isCreation(options)) return { options }
    // Paths only: the URL is visited.
    return typeof signIn === 'string' && /^\/(?!\/)/.test(signIn) ? { signIn } : null
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** @param read null for a value of another shape */
const fetchOptions = async <T>(
  action: string,
  read: (value: Record<string, unknown>) => T | null,
): Promise<T | null> => {
  try {
    const response = await fetch(`${action}/options`, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok || response.headers.get('content-type')?.includes('json') !== true) return null
    const value: unknown = await response.json()
    return isRecord(value) ? read(value) : null
  } catch {
    return null
  }
}
