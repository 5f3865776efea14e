import type { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { envelope, type Failure, failureSchema } from '../../shared/contracts/envelope.ts'
import { withCurrencies } from '../../shared/contracts/money.ts'
import type { Reply } from './batch.ts'
import { withDrops } from './lenient-array.ts'
import { neededCurrencies } from './needed-currencies.ts'
import { type Call, UpstreamError } from './transport.ts'

export type Endpoint<T, R = never> = Call & {
  /** Schema of the envelope's `data`. */
  data: z.ZodType<T>
  /** Meaning of a refusal (4xx, or the envelope's error); `undefined` where the call failed. */
  refusal?: (status: number, failure: Failure | undefined) => R | undefined
}

/** No site is without these: a back end that does not have them fails. */
const NEEDED = ['layouts', 'tours']

/** Whether a back end does not have a call; only a 404 with the error of the contract is about what the call asks for. */
export const hasNoSuchCall = (status: number, failure: Failure | undefined): boolean =>
  status === 405 || (status === 404 && failure === undefined) || failure?.error.code === 'no_such_call'

/** For lookups by name. */
export const nullIfMissing = (status: number): null | undefined => (status === 404 ? null : undefined)

/** Validates a response, without its invalid list items. Throws UpstreamError. */
export const readResponse = <T, R>(
  { name, path, data, refusal }: Endpoint<T, R>,
  { status, json }: Pick<Reply, 'status' | 'json'>,
): { value: T | R; dropped: string[] } => {
  if (status >= 400 || refusal !== undefined) {
    const failure = failureSchema.safeParse(json).data
    const isUnknown = hasNoSuchCall(status, failure)
    const isRefusal = !isUnknown && (status >= 400 || failure !== undefined)
    const refused = isRefusal ? refusal?.(status, failure) : undefined
    if (refused !== undefined) return { value: refused, dropped: [] }
    if ((isUnknown || status === 404) && !NEEDED.includes(name))
      throw new UpstreamError('missing', name, String(status))
  }
  const { result, dropped } = withDrops(() =>
    withCurrencies(neededCurrencies(path), () => envelopeOf(data).safeParse(json)),
  )
  if (result.success) return { value: result.data.data, dropped }
  const [issue] = result.error.issues
  throw new UpstreamError('contract', name, `${issue?.path.join('.')}: ${issue?.message}`)
}

/** Building a schema costs as much as parsing a short list with it. */
const envelopes = new WeakMap<z.ZodType, z.ZodType>()

const envelopeOf = <T>(data: z.ZodType<T>): z.ZodType<{ data: T }> => {
  const known = envelopes.get(data) as z.ZodType<{ data: T }> | undefined
  if (known !== undefined) return known
  const built = envelope(data)
  envelopes.set(data, built)
  return built
}

/** The market, and lists as `key[]`. */
export const query = (market: MarketId, parameters: Record<string, string | string[] | undefined> = {}): string => {
  const search = new URLSearchParams({ market })
  for (const [key, value] of Object.entries(parameters)) {
    if (Array.isArray(value)) for (const each of value) search.append(`${key}[]`, each)
    else if (value !== undefined) search.set(key, value)
  }
  return search.toString()
}
