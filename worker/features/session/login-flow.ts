import { z } from 'zod'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'

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
  }),
)
export type LoginFlow = z.infer<typeof flowSchema>

/** One cookie per tab. */
export const flowCookie = (state: string): string => PREFIX + state.slice(0, 16).replace(/[^\w-]/g, '')

export const sealFlow = (key: string, flow: LoginFlow, now: number): Promise<string> =>
  seal(key, PURPOSE, flow, now, LIFETIME_SECONDS.login)

/** null for another state or browser, or after ten minutes. */
export const openFlow = async (
  key: string,
  cookies: Readonly<Record<string, string>>,
  state: string | null,
  now: number,
): Promise<LoginFlow | null> => {
  const flow = flowSchema.safeParse(await unseal(key, PURPOSE, cookies[flowCookie(state ?? '')], now))
  return flow.success && flow.data.state === state ? flow.data : null
}

export const flowsToEvict = (cookies: Readonly<Record<string, string>>): string[] =>
  Object.keys(cookies)
    .filter((name) => name.startsWith(PREFIX))
    .slice(0, -(MAX_FLOWS - 1))
