import { z } from 'zod'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'

/** Design section 3: a sign-in that was begun is good for ten minutes. */
export const FLOW_SECONDS = 600
const PURPOSE = 'login flow'
const PREFIX = '__Host-login-'
/** Tabs that may be signing in at once; the cookies of more would make requests too large. */
const MAX_FLOWS = 5

/** A sign-in under way in one tab. */
const flowSchema = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
  /** Where it leads back to: checked when it was begun (return-address.ts). */
  back: z.string().startsWith('/'),
})
export type LoginFlow = z.infer<typeof flowSchema>

/** The cookie of a flow, named by its state: every tab has its own. */
export const flowCookie = (state: string): string => PREFIX + state.slice(0, 16).replace(/[^\w-]/g, '')

export const sealFlow = (key: string, flow: LoginFlow, now: number): Promise<string> =>
  seal(key, PURPOSE, flow, now, FLOW_SECONDS)

/** The flow that this browser began under a state; null for any other state, browser, or after ten minutes. */
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

/** Cookies of flows that have to go so that there is room for one more. */
export const flowsToEvict = (cookies: Readonly<Record<string, string>>): string[] =>
  Object.keys(cookies)
    .filter((name) => name.startsWith(PREFIX))
    .slice(0, -(MAX_FLOWS - 1))
