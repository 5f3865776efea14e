import { z } from 'zod'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import type { Cookie } from '../../visit/cookies.ts'

const PURPOSE = 'login flow'
const PREFIX = '__Host-login-'
/** Concurrent flows; more cookies would make requests too large. */
const MAX_FLOWS = 5

const flowSchema = lazySchema(() =>
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** Sanitized by return-url.ts. */
    back: z.string(),
    /** Its code is used up, for nothing: a reload starts again. */
    isSpent: z.boolean().optional(),
  }),
)
export type LoginFlow = z.infer<typeof flowSchema>

/** One cookie per tab. */
export const flowCookie = (state: string): string => PREFIX + state.slice(0, 16).replace(/[^\w-]/g, '')

export const savedFlow = async (key: string, flow: LoginFlow, now: number): Promise<Cookie> => ({
  name: flowCookie(flow.state),
  value: await seal(key, PURPOSE, flow, now, LIFETIME_SECONDS.login),
  maxAge: LIFETIME_SECONDS.login,
})

/** null for another state or browser, or when it has expired. */
export const openFlow = async (
  key: string,
  cookies: Readonly<Record<string, string>>,
  state: string | null,
  now: number,
): Promise<LoginFlow | null> => {
  const flow = flowSchema.safeParse(await unseal(key, PURPOSE, cookies[flowCookie(state ?? '')], now))
  return flow.success && flow.data.state === state ? flow.data : null
}

/** Return URL of the sign-in that this browser started last, for one that starts again without its page. */
export const lastReturnUrl = async (
  key: string,
  cookies: Readonly<Record<string, string>>,
  now: number,
): Promise<string | null> => {
  const last = Object.keys(cookies).findLast((name) => name.startsWith(PREFIX))
  const flow = last === undefined ? null : await unseal(key, PURPOSE, cookies[last], now)
  return flowSchema.safeParse(flow).data?.back ?? null
}

export const flowsToEvict = (cookies: Readonly<Record<string, string>>): string[] =>
  Object.keys(cookies)
    .filter((name) => name.startsWith(PREFIX))
    .slice(0, -(MAX_FLOWS - 1))
