import { z } from 'zod'
import { outlineCall } from '../../shared/contracts/calls/catalogue-calls.ts'
import type { ContractCall, Found, RunIds, Sample } from '../../shared/contracts/calls/contract-call.ts'
import { envelope, failureSchema } from '../../shared/contracts/envelope.ts'
import { currencyCodeSchema, withCurrencies } from '../../shared/contracts/money.ts'
import { signSubject } from '../../shared/contracts/personal-token.ts'
import { signStorefrontCall } from '../../shared/contracts/storefront-call.ts'
import { readResponseText } from '../../shared/http/read-up-to.ts'
import { type Issue, issuesOf } from './issues.ts'

export type Target = {
  /** Without a slash at its end. */
  base: string
  fetch: (request: Request) => Promise<Response>
  market: string
  /** Signs tokens; without it, calls with a token are left out. */
  key: string | undefined
  /** Also makes calls that change what is stored. */
  hasChanges: boolean
  ids: RunIds
}

/** `left out` says why in `reason`; so does `missing`. `json` of a call that was answered. */
export type Outcome = {
  call: ContractCall
  state: 'ready' | 'broken' | 'missing' | 'left out'
  reason: string
  issues: Issue[]
  sample?: Sample
  json?: unknown
}

const MAX_BYTES = 10_000_000
const TIMEOUT_MS = 10_000
/** What a back end without a call responds. */
const MISSING = [404, 405]

/** Makes each call once, one after the other, and checks all of its response. */
export const runCalls = async (target: Target, calls: readonly ContractCall[]): Promise<Outcome[]> => {
  const found: Found = {}
  const outcomes: Outcome[] = []
  for (const call of calls) {
    const outcome = await runCall(target, call, found)
    outcomes.push(outcome)
  }
  const hasTravels = outcomes.every(({ call: { path }, state }) => path !== '/travels/show' || state !== 'missing')
  return hasTravels ? outcomes : [...outcomes, await runCall(target, outlineCall, found)]
}

const runCall = async (target: Target, call: ContractCall, found: Found): Promise<Outcome> => {
  const without = (state: Outcome['state'], reason: string): Outcome => ({ call, state, reason, issues: [] })
  if (call.isChange && !target.hasChanges) return without('left out', 'it changes what is stored (--changes)')
  if (call.token && target.key === undefined) return without('left out', 'CONTENT_KEY is not set')
  const sample = call.sample(found, target.ids)
  if (sample === null) return without('left out', 'calls before it found nothing to ask for')
  try {
    const response = await target.fetch(await requestOf(target, call, sample))
    const text = await readResponseText(call.path, response, MAX_BYTES)
    if (MISSING.includes(response.status)) return without('missing', `${response.status}`)
    return { ...without('ready', ''), sample, ...checked(call, response.status, text, found) }
  } catch (error) {
    return { ...without('broken', ''), issues: [{ path: '', message: causeOf(error), times: 1 }] }
  }
}

const checked = (call: ContractCall, status: number, text: string, found: Found): Partial<Outcome> => {
  const broken = (message: string) => ({ state: 'broken' as const, issues: [{ path: '', message, times: 1 }] })
  const json = parsed(call.hasLines ? (text.split('\n')[0] ?? '') : text)
  if (json === undefined) return broken(`${status}, and no JSON: ${text.slice(0, 100)}`)
  if (status !== 200) {
    const { error } = failureSchema.safeParse(json).data ?? {}
    return broken(error === undefined ? `${status}` : `${status} ${error.code}: ${error.message}`)
  }
  const schema: z.ZodType = call.hasLines ? call.data : envelope(call.data)
  const currencies = z.array(currencyCodeSchema).safeParse(found.currencies?.split(' ')).data ?? []
  const result = withCurrencies(currencies, () => schema.safeParse(json))
  if (!result.success) return { state: 'broken', issues: issuesOf(result.error), json }
  if (call.hasLines) return { json }
  const { data } = result.data as { data: unknown }
  Object.assign(found, call.finds(data))
  const contradiction = call.contradiction(data, found)
  return contradiction === null ? { json } : broken(contradiction)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const requestOf = async (target: Target, call: ContractCall, sample: Sample): Promise<Request> => {
  const { path = {}, query = {}, body } = sample
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const search = new URLSearchParams({ ...(!call.isForAllMarkets && { market: target.market }), ...query })
  const token = await tokenOf(target, call)
  return new Request(`${target.base}${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

const tokenOf = async ({ key, ids }: Target, { token, features }: ContractCall): Promise<string | null> => {
  if (token === undefined || key === undefined) return null
  const now = Date.parse(ids.instant)
  if (token === 'storefront') return signStorefrontCall(key, now)
  return signSubject(
    key,
    { owner: features.includes('wishlist') ? `list:${ids.hash}` : `address:${ids.email}`, provenAt: now },
    now,
  )
}

/** "fetch failed" has the reason as its cause. */
const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
