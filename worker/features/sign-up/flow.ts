import { z } from 'zod'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import type { LoginHints } from '../../../shared/sign-in/tokens.ts'
import { SIGN_UP_PROBLEMS, SIGN_UP_PURPOSES, SIGN_UP_STEPS, type SignUpProblem } from '../../../shared/sign-up/steps.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'

const SEAL = 'sign-up flow'
/** Browsers may refuse larger cookies. */
const MAX_FLOWS = 4
const MAX_CHARACTERS = 2400

/**
 * State of an anonymous sign-up (spec section 4), in a sealed cookie: the server stores nothing. Forms name their
 * subject and email, so that tabs do not interfere.
 */
const flowSchema = lazySchema(() =>
  z.object({
    /** Binds the code to this browser. */
    id: z.string(),
    purpose: z.enum(SIGN_UP_PURPOSES),
    travel: z.string().nullable(),
    tour: z.string().nullable(),
    event: z.string().nullable().default(null),
    step: z.enum(SIGN_UP_STEPS),
    email: z.string(),
    /** Fields of the purpose. */
    details: z.record(z.string(), z.string()),
    problem: z.enum(SIGN_UP_PROBLEMS).nullable(),
    /** null before the lookup of the account. */
    known: z.boolean().nullable(),
    /** null before the choice. */
    marketing: z.boolean().nullable(),
    /** In ms of `config.realNow`. */
    resendAt: z.number(),
    /** When the limits of the service allow another request; likewise. */
    retryAt: z.number().default(0),
    sentAgain: z.boolean(),
    /** The code was right; completion may have failed. */
    proven: z.boolean(),
  }),
)
export type SignUpFlow = z.infer<typeof flowSchema>
const flowsSchema = lazySchema(() => z.object({ flows: z.array(flowSchema) }))

/** Whole minutes until the limits of the service allow another request. */
export const retryInMinutes = ({ config }: Visit, flow: SignUpFlow | null): number =>
  flow === null ? 0 : Math.max(0, Math.ceil((flow.retryAt - config.realNow()) / 60_000))

/** Most recent first. */
export const openFlows = async (visit: Visit): Promise<readonly SignUpFlow[]> => {
  const { SIGNING_KEY, realNow } = visit.config
  return (
    flowsSchema.safeParse(await unseal(SIGNING_KEY, SEAL, visit.cookies[COOKIES.signUp], realNow())).data?.flows ?? []
  )
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

export const flowCookie = async (visit: Visit, flow: SignUpFlow): Promise<Cookie> => {
  const others = (await openFlows(visit)).filter((other) => !isAbout(other, flow))
  const flows = withinCookie([flow, ...others.slice(0, MAX_FLOWS - 1)])
  const { SIGNING_KEY, realNow } = visit.config
  const value = await seal(SIGNING_KEY, SEAL, { flows }, realNow(), LIFETIME_SECONDS.signUp)
  return { name: COOKIES.signUp, value, maxAge: LIFETIME_SECONDS.signUp }
}

/** Drops the oldest first. */
const withinCookie = (flows: readonly SignUpFlow[]): readonly SignUpFlow[] =>
  flows.length > 1 && JSON.stringify(flows).length > MAX_CHARACTERS ? withinCookie(flows.slice(0, -1)) : flows

/** Lets the sign-in that follows skip the email, and a new user its verification. */
export const loginHints = async (visit: Visit): Promise<LoginHints> => {
  const flow = (await openFlows(visit)).find(({ step }) => step === 'done')
  if (flow === undefined) return {}
  return { login_hint: flow.email, ...(flow.known === false && { proof: flow.id }) }
}

export type Form = Readonly<Record<string, string>>

export type Purpose = {
  /** Parses the first step's fields other than the email. */
  details?: (form: Form) => { details: Record<string, string>; problem: SignUpProblem | null }
  /** Saves what the visitor wanted. Called again for the same flow after a failure. */
  complete: (visit: Visit, flow: SignUpFlow) => Promise<Completion>
}

export type Completion = { isSaved: boolean; cookies: readonly Cookie[] }
export const NOT_SAVED: Completion = { isSaved: false, cookies: [] }
