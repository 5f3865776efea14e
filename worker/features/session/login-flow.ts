import { z } from 'zod'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'

export const FLOW_SECONDS = 600
const PURPOSE = 'login flow'
const PREFIX = '__Host-login-'
/** Concurrent flows; more cookies would make requests too large. */
const MAX_FLOWS = 5

const flowSchema = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
  /** Sanitized by return-url.ts. */
  back: z.string().startsWith('/'),
})
export type LoginFlow = z.infer<typeof flowSchema>

/** One cookie per tab. */
export const flowCookie = (state: string): string => PREFIX + state.slice(0, 16).replace(/[^\w-]/g, '')

export const sealFlow = (key: string, flow: LoginFlow, now: number): Promise<string> =>
  seal(key, PURPOSE, flow, now, FLOW_SECONDS)

/** null for another state or browser, or after ten minutes. */
export const openFlow = async (
  key: string,
  cookies: Readonly<Record<string, string>>,
  state: string | null,
  now: number,
): Promise<LoginFlow | null> => {
  const sealed = state === null ? undefined : cookies[flowCookie(state)]
  if (sealed === undefined) return null
  const flow = flowSchema.safeParse(await unseal(key, PURPOSE, sealed, now))
  return flow.success && flow.data.state === state ? flow.data : null
}

export const flowsToEvict = (cookies: Readonly<Record<string, string>>): string[] =>
  Object.keys(cookies)
    .filter((name) => name.startsWith(PREFIX))
    .slice(0, -(MAX_FLOWS - 1))
