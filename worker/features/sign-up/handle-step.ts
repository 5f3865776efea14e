import type { Context } from 'hono'
import { withModal } from '../../../shared/modals/modal-address.ts'
import { emailOf } from '../../../shared/sign-up/personal-fields.ts'
import { SIGN_UP_PURPOSES, type SignUpProblem } from '../../../shared/sign-up/steps.ts'
import { redirectOrJson } from '../../api/redirect-or-json.ts'
import { cameFrom } from '../../api/refuse-form.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { randomToken } from '../session/session-store.ts'
import { codeService } from './code-service.ts'
import { consentWords } from './consent-words.ts'
import { keepFlow, openFlow, type SignUpFlow } from './flow.ts'
import { PURPOSES } from './purposes.ts'

type Change = Partial<SignUpFlow>

const ITEM = /^[a-z0-9-]{1,120}$/

/**
 * The flow that a form belongs to: the browser's own, or a new one with the address that the form says; null for no
 * purpose.
 */
export const flowOfForm = async (c: Context<GatewayApp>): Promise<SignUpFlow | null> => {
  const form = c.get('form')
  const purpose = SIGN_UP_PURPOSES.find((each) => each === form.purpose)
  if (purpose === undefined || PURPOSES[purpose] === undefined) return null
  const subject = { travel: itemOf(form.travel), tour: itemOf(form.tour), event: itemOf(form.event) }
  const email = (form.was ?? '').slice(0, 254)
  const flow = await openFlow(c, { purpose, ...subject, ...(form.was !== undefined && { email }) })
  if (flow !== null) return flow
  return {
    ...{ id: randomToken(), purpose, ...subject, step: 'step-1', email, details: {}, problem: null, known: null },
    ...{ marketing: null, resendAt: 0, sentAgain: false, proven: false },
  }
}

const itemOf = (text: string | undefined): string | null => (text !== undefined && ITEM.test(text) ? text : null)

/** Keeps the flow as it is now and leads to its step, over the page that the form was on. */
export const toStep = async (c: Context<GatewayApp>, flow: SignUpFlow, change: Change): Promise<Response> => {
  const next = { ...flow, problem: null, sentAgain: false, ...change }
  await keepFlow(c, next)
  const { purpose, travel, tour, event } = next
  const about = {
    ...(travel !== null && { travel }),
    ...(tour !== null && { tour }),
    ...(event !== null && { event }),
  }
  const flowModal = (layout: 'no-cookies' | null) =>
    redirectOrJson(c, withModal(cameFrom(c), 'verification-code', layout, { purpose, ...about }))
  // Each page sets one: a browser that sends none will not keep this one either.
  if (c.req.header('cookie') === undefined) return flowModal('no-cookies')
  // The first step of an alert is in the alert's own words (worker/features/alerts/notify-modal.ts).
  const own = purpose === 'notify-me' && travel !== null && next.step === 'step-1'
  return own ? redirectOrJson(c, withModal(cameFrom(c), 'notify-me', null, about)) : flowModal(null)
}

/** A form of a step that this browser is not at: too late, or another tab went on. */
const lost = (c: Context<GatewayApp>, flow: SignUpFlow): Promise<Response> =>
  toStep(c, flow, flow.step === 'step-1' ? { problem: 'lost' } : {})

/** Step 1: an address, and whatever else the purpose asks. */
export const handleEmailStep = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<Response> => {
  const form = c.get('form')
  const typed = (form.email ?? '').slice(0, 254)
  const { details = {}, problem = null } = PURPOSES[flow.purpose]?.details?.(form) ?? {}
  const email = emailOf(typed)
  // Another address begins anew, under another name: what was proven for one proves nothing for the other.
  const begun = { id: randomToken(), step: 'step-1', email: email ?? typed, details, known: null } as const
  const again = (what: SignUpProblem) => toStep(c, flow, { ...begun, problem: what, proven: false, resendAt: 0 })
  if (email === null) return again('badEmail')
  if (problem !== null) return again(problem)
  const outcome = await codesOf(c).lookUp(email, ipOf(c))
  if (outcome.kind !== 'answer') return again(problemOf(outcome.kind))
  const { known } = outcome.value
  const step = known ? 'step-2-existing-user' : 'step-2-new-user'
  return toStep(c, flow, { ...begun, step, known, marketing: null, proven: false, resendAt: 0 })
}

/** Step 2: what a new user says about marketing mail; an existing one only asks for the code. Sends it. */
export const answerSecond = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<Response> => {
  if (flow.known === null) return lost(c, flow)
  const { marketing } = c.get('form')
  const answered = flow.known ? null : marketing === 'accept' ? true : marketing === 'decline' ? false : flow.marketing
  if (!flow.known && answered === null) return toStep(c, flow, {})
  return send(c, { ...flow, marketing: answered }, false)
}

/** Step 3: another code, once the minute is over. */
export const answerResend = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<Response> => {
  if (flow.step !== 'step-3') return lost(c, flow)
  if (flow.resendAt > c.get('config').elapsed()) return toStep(c, flow, { problem: 'wait' })
  return send(c, flow, true)
}

const send = async (c: Context<GatewayApp>, flow: SignUpFlow, sentAgain: boolean): Promise<Response> => {
  const outcome = await codesOf(c).send({
    email: flow.email,
    ip: ipOf(c),
    request: flow.id,
    language: c.get('market').language,
    marketingText: flow.marketing === true ? consentWords(c).marketing : null,
  })
  if (outcome.kind !== 'answer') return toStep(c, flow, { problem: problemOf(outcome.kind) })
  const resendAt = c.get('config').elapsed() + outcome.value.resendInSeconds * 1000
  return toStep(c, flow, { step: 'step-3', resendAt, sentAgain })
}

/** Step 3: the code. A right one keeps what was asked for; what cannot be kept just then is tried again without it. */
export const answerCode = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<Response> => {
  if (flow.step !== 'step-3') return lost(c, flow)
  if (!flow.proven) {
    const result = await codesOf(c).check(flow.id, c.get('form').code ?? '')
    if (result !== 'right') return toStep(c, flow, { problem: CODE_PROBLEMS[result] })
  }
  const kept = await (PURPOSES[flow.purpose]?.keep(c, flow) ?? false)
  return kept ? toStep(c, flow, { step: 'done', proven: true }) : toStep(c, flow, { proven: true, problem: 'notSaved' })
}

const CODE_PROBLEMS = {
  wrong: 'wrongCode',
  spent: 'spentCode',
  'no code': 'badCode',
  unavailable: 'unavailable',
} as const satisfies Record<string, SignUpProblem>

const problemOf = (kind: 'bad_email' | 'too_many' | 'unavailable'): SignUpProblem =>
  kind === 'bad_email' ? 'badEmail' : kind === 'too_many' ? 'tooMany' : 'unavailable'

const codesOf = (c: Context<GatewayApp>) =>
  codeService(c.env, c.get('config'), (error) => recordRequestError(c.get('log'), 'codes', error))

/** As the platform tells it; a visitor cannot write that header there. */
const ipOf = (c: Context<GatewayApp>): string | null => c.req.header('cf-connecting-ip') ?? null
