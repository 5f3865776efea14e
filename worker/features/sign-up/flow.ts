import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { SIGN_UP_PROBLEMS, SIGN_UP_PURPOSES, SIGN_UP_STEPS } from '../../../shared/sign-up/steps.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

/** As long as a proven address waits for its password (backend/identity/codes). */
const FLOW_SECONDS = 1800
const SEAL = 'sign-up flow'
/** Ways that one browser may be on at once: one a tab, say. What is longer makes a cookie that browsers may refuse. */
const MAX_FLOWS = 4
const MAX_CHARACTERS = 2400

/**
 * Where an anonymous visitor is on the way to what they asked for (spec section 4). It lives in a sealed cookie: the
 * server keeps nothing of people who never finish, and nothing typed is lost between two steps. Tabs do not disturb
 * each other: each form says what, and whose address, it is about.
 */
const flowSchema = z.object({
  /** Binds the code to this browser. */
  id: z.string(),
  purpose: z.enum(SIGN_UP_PURPOSES),
  /** What it is about. */
  travel: z.string().nullable(),
  tour: z.string().nullable(),
  event: z.string().nullable().default(null),
  step: z.enum(SIGN_UP_STEPS),
  /** As it was typed. */
  email: z.string(),
  /** What else was typed, by the purpose's own fields. */
  details: z.record(z.string(), z.string()),
  /** What was wrong with the last answer. */
  problem: z.enum(SIGN_UP_PROBLEMS).nullable(),
  /** Whether the address has an account; null before that is known. */
  known: z.boolean().nullable(),
  /** The answer about marketing mail; null before it is given. */
  marketing: z.boolean().nullable(),
  /** ms that passes: when the next code may be asked for. */
  resendAt: z.number(),
  /** A code was sent again just now. */
  sentAgain: z.boolean(),
  /** The code was right: what is left is to keep what was asked for. */
  proven: z.boolean(),
})
export type SignUpFlow = z.infer<typeof flowSchema>
const flowsSchema = z.object({ flows: z.array(flowSchema) })

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** The flows that this browser is in, one for each tab that asks for something else; what was done last first. */
export const openFlows = async (c: Context<GatewayApp>): Promise<readonly SignUpFlow[]> => {
  const sealed = getCookie(c, COOKIES.signUp)
  if (sealed === undefined) return []
  const { SIGNING_KEY, elapsed } = c.get('config')
  return flowsSchema.safeParse(await unseal(SIGNING_KEY, SEAL, sealed, elapsed())).data?.flows ?? []
}

/** What a flow is about; with an address, the flow of that address. */
export type FlowAbout = Pick<SignUpFlow, 'purpose' | 'travel' | 'tour'> & { event?: string | null; email?: string }

/** The flow that this browser is in about something; null without one. */
export const openFlow = async (c: Context<GatewayApp>, about: FlowAbout): Promise<SignUpFlow | null> =>
  (await openFlows(c)).find((flow) => isAbout(flow, about)) ?? null

const isAbout = (flow: SignUpFlow, { purpose, travel, tour, event = null, email }: FlowAbout): boolean =>
  flow.purpose === purpose &&
  flow.travel === travel &&
  flow.tour === tour &&
  flow.event === event &&
  (email === undefined || flow.email === email)

/** Keeps a flow as it is now, beside those of other tabs. */
export const keepFlow = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<void> => {
  const others = (await openFlows(c)).filter((other) => !isAbout(other, flow))
  const flows = withinCookie([flow, ...others.slice(0, MAX_FLOWS - 1)])
  const { SIGNING_KEY, elapsed } = c.get('config')
  const sealed = await seal(SIGNING_KEY, SEAL, { flows }, elapsed(), FLOW_SECONDS)
  setCookie(c, COOKIES.signUp, sealed, { ...attributes, maxAge: FLOW_SECONDS })
}

/** The oldest go first. */
const withinCookie = (flows: readonly SignUpFlow[]): readonly SignUpFlow[] =>
  flows.length > 1 && JSON.stringify(flows).length > MAX_CHARACTERS ? withinCookie(flows.slice(0, -1)) : flows
