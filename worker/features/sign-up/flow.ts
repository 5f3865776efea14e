import { z } from 'zod'
import { SIGN_UP_PROBLEMS, SIGN_UP_PURPOSES, SIGN_UP_STEPS, type SignUpProblem } from '../../../shared/sign-up/steps.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import type { LoginHints } from '../session/tokens.ts'

/** As long as a verified email waits for its password (backend/identity/codes). */
const FLOW_SECONDS = 1800
const SEAL = 'sign-up flow'
/** Concurrent flows of one browser: one per tab, say. Browsers may refuse larger cookies. */
const MAX_FLOWS = 4
const MAX_CHARACTERS = 2400

/**
 * State of an anonymous visitor's sign-up (spec section 4). It lives in a sealed cookie: the server stores nothing of
 * visitors who never finish. Tabs do not disturb each other: each form names its subject and email.
 */
const flowSchema = z.object({
  /** Binds the code to this browser. */
  id: z.string(),
  purpose: z.enum(SIGN_UP_PURPOSES),
  travel: z.string().nullable(),
  tour: z.string().nullable(),
  event: z.string().nullable().default(null),
  step: z.enum(SIGN_UP_STEPS),
  email: z.string(),
  /** Further input, by the purpose's own fields. */
  details: z.record(z.string(), z.string()),
  /** What was wrong with the last input. */
  problem: z.enum(SIGN_UP_PROBLEMS).nullable(),
  /** Whether the email has an account; null before the lookup. */
  known: z.boolean().nullable(),
  /** Consent to marketing mail; null before the choice. */
  marketing: z.boolean().nullable(),
  /** When the next code may be requested, in ms of `config.elapsed`. */
  resendAt: z.number(),
  sentAgain: z.boolean(),
  /** The code was right; saving what the visitor wanted remains. */
  proven: z.boolean(),
})
export type SignUpFlow = z.infer<typeof flowSchema>
const flowsSchema = z.object({ flows: z.array(flowSchema) })

/** Flows of this browser, the most recent first. */
export const openFlows = async (visit: Visit): Promise<readonly SignUpFlow[]> => {
  const sealed = visit.cookies[COOKIES.signUp]
  if (sealed === undefined) return []
  const { SIGNING_KEY, elapsed } = visit.config
  return flowsSchema.safeParse(await unseal(SIGNING_KEY, SEAL, sealed, elapsed())).data?.flows ?? []
}

/** Subject of a flow; with an email, the flow of that email. */
export type FlowAbout = Pick<SignUpFlow, 'purpose' | 'travel' | 'tour'> & { event?: string | null; email?: string }

export const openFlow = async (visit: Visit, about: FlowAbout): Promise<SignUpFlow | null> =>
  (await openFlows(visit)).find((flow) => isAbout(flow, about)) ?? null

const isAbout = (flow: SignUpFlow, { purpose, travel, tour, event = null, email }: FlowAbout): boolean =>
  flow.purpose === purpose &&
  flow.travel === travel &&
  flow.tour === tour &&
  flow.event === event &&
  (email === undefined || flow.email === email)

/** The cookie with a changed flow, next to those of other tabs. */
export const flowCookie = async (visit: Visit, flow: SignUpFlow): Promise<Cookie> => {
  const others = (await openFlows(visit)).filter((other) => !isAbout(other, flow))
  const flows = withinCookie([flow, ...others.slice(0, MAX_FLOWS - 1)])
  const { SIGNING_KEY, elapsed } = visit.config
  const value = await seal(SIGNING_KEY, SEAL, { flows }, elapsed(), FLOW_SECONDS)
  return { name: COOKIES.signUp, value, maxAge: FLOW_SECONDS }
}

/** Drops the oldest first. */
const withinCookie = (flows: readonly SignUpFlow[]): readonly SignUpFlow[] =>
  flows.length > 1 && JSON.stringify(flows).length > MAX_CHARACTERS ? withinCookie(flows.slice(0, -1)) : flows

/**
 * What this browser's completed flow tells the sign-in that follows: the email, and that a new user need not verify it
 * again before choosing a password.
 */
export const loginHints = async (visit: Visit): Promise<LoginHints> => {
  const flow = (await openFlows(visit)).find(({ step }) => step === 'done')
  if (flow === undefined) return {}
  return { login_hint: flow.email, ...(flow.known === false && { proof: flow.id }) }
}

export type Form = Readonly<Record<string, string>>

/** What differs between the purposes of the sign-up flow. */
export type Purpose = {
  /** Parses the first step's fields other than the email. */
  details?: (form: Form) => { details: Record<string, string>; problem: SignUpProblem | null }
  /**
   * Saves what the visitor wanted, now that the email is verified. May be called again for the same flow: after a
   * failure the visitor retries without another code.
   */
  complete: (visit: Visit, flow: SignUpFlow) => Promise<Completion>
}

export type Completion = { isSaved: boolean; cookies: readonly Cookie[] }
export const NOT_SAVED: Completion = { isSaved: false, cookies: [] }
