import { withModal } from '../../../shared/modals/modal-url.ts'
import { parseEmail } from '../../../shared/sign-up/personal-fields.ts'
import type { SignUpProblem, SignUpPurpose } from '../../../shared/sign-up/steps.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import { ipOf } from '../../visit/caller.ts'
import type { Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { knownBrowser, rememberBrowser } from '../session/known-browser.ts'
import { codeService, type Refusal } from './code-service.ts'
import { consentTexts } from './consent.ts'
import { type Form, flowCookie, openFlow, type Purpose, type SignUpFlow } from './flow.ts'

/** `page`: path that the form was on. */
export type StepInput = { flow: SignUpFlow; purpose: Purpose; form: Form; page: string }
export type StepResult = { href: string; cookies: readonly Cookie[]; isRefused: boolean }

const ITEM = /^[a-z0-9-]{1,120}$/
const itemOf = (text: string | undefined): string | null => (text !== undefined && ITEM.test(text) ? text : null)

/** This browser's flow for a form, or a new one. */
export const flowOfForm = async (visit: Visit, purpose: SignUpPurpose, form: Form): Promise<SignUpFlow> => {
  const subject = { travel: itemOf(form.travel), tour: itemOf(form.tour), event: itemOf(form.event) }
  const email = (form.was ?? '').slice(0, 254)
  const flow = await openFlow(visit, { purpose, ...subject, ...(form.was !== undefined && { email }) })
  if (flow !== null) return flow
  return {
    ...{ id: randomToken(), purpose, ...subject, step: 'step-1', email, details: {}, problem: null, known: null },
    ...{ marketing: null, resendAt: 0, retryAt: 0, sentAgain: false, proven: false },
  }
}

/** Saves the changed flow and returns its step's modal over the form's page. */
export const toStep = async (
  visit: Visit,
  { flow, page }: Pick<StepInput, 'flow' | 'page'>,
  change: Partial<SignUpFlow>,
): Promise<StepResult> => {
  const next = { ...flow, problem: null, sentAgain: false, ...change }
  const { purpose, travel, tour, event } = next
  const about = {
    ...(travel !== null && { travel }),
    ...(tour !== null && { tour }),
    ...(event !== null && { event }),
  }
  const cookies = [await flowCookie(visit, next)]
  const hasCookies = visit.request.headers.get('cookie') !== null
  const isRefused = change.step === undefined || next.problem !== null || !hasCookies
  const flowModal = (layout: 'no-cookies' | 'done' | null) => ({
    href: withModal(page, 'verification-code', layout, { purpose, ...about }),
    cookies,
    isRefused,
  })
  // A first press, or a browser that takes no cookies: the modal says so where this one is lost, too.
  if (!hasCookies) return flowModal('no-cookies')
  // An alert's first step has a separate modal (modals/notify-me/notify-modal.tsx).
  return purpose === 'notify-me' && travel !== null && next.step === 'step-1'
    ? { href: withModal(page, 'notify-me', null, about), cookies, isRefused }
    : flowModal(next.step === 'done' ? 'done' : null)
}

/** For outdated forms, or after another tab continued. */
const toCurrentStep = (visit: Visit, input: StepInput): Promise<StepResult> =>
  toStep(visit, input, input.flow.step === 'step-1' ? { problem: 'lost' } : {})

export const handleEmailStep = async (visit: Visit, input: StepInput): Promise<StepResult> => {
  const { purpose, form } = input
  const typed = (form.email ?? '').slice(0, 254)
  const { details = {}, problem = null } = purpose.details?.(form) ?? {}
  const email = parseEmail(form.email)
  // Another email needs another code.
  const started = { id: randomToken(), step: 'step-1', email: email ?? typed, details, known: null } as const
  const again = (change: Partial<SignUpFlow>) =>
    toStep(visit, input, { ...started, proven: false, resendAt: 0, ...change })
  if (email === null) return again({ problem: 'badEmail' })
  if (problem !== null) return again({ problem })
  const outcome = await codeService(visit).lookUp(email, ipOf(visit))
  if (outcome.kind !== 'success') return again(refused(visit, outcome))
  const { known } = outcome.value
  const step = known ? 'step-2-existing-user' : 'step-2-new-user'
  return toStep(visit, input, { ...started, step, known, marketing: null, proven: false, resendAt: 0 })
}

/** Step 2: new users choose about marketing mail. */
export const handleConsentStep = async (visit: Visit, input: StepInput): Promise<StepResult> => {
  const { flow, form } = input
  if (flow.known === null) return toCurrentStep(visit, input)
  const { marketing } = form
  const chosen = flow.known ? null : marketing === 'accept' ? true : marketing === 'decline' ? false : flow.marketing
  if (!flow.known && chosen === null) return toStep(visit, input, {})
  return sendCode(visit, { ...input, flow: { ...flow, marketing: chosen } }, false)
}

export const handleResend = async (visit: Visit, input: StepInput): Promise<StepResult> => {
  const { flow } = input
  if (flow.step !== 'step-3') return toCurrentStep(visit, input)
  if (flow.resendAt > visit.config.realNow()) return toStep(visit, input, { problem: 'wait' })
  return sendCode(visit, input, true)
}

const sendCode = async (visit: Visit, input: StepInput, sentAgain: boolean): Promise<StepResult> => {
  const { flow } = input
  const outcome = await codeService(visit).send({
    email: flow.email,
    ip: ipOf(visit),
    ...(await knownBrowser(visit, flow.email)),
    request: flow.id,
    language: visit.market.language,
    marketingText: flow.marketing === true ? consentTexts(visit).marketing : null,
  })
  if (outcome.kind !== 'success') return toStep(visit, input, refused(visit, outcome))
  const resendAt = visit.config.realNow() + outcome.value.resendInSeconds * 1000
  return toStep(visit, input, { step: 'step-3', resendAt, sentAgain })
}

/** Step 3: a flow that could not be completed is retried without another code. */
export const handleCodeStep = async (visit: Visit, input: StepInput): Promise<StepResult> => {
  const { flow, form, purpose } = input
  if (flow.step !== 'step-3') return toCurrentStep(visit, input)
  if (!flow.proven) {
    const result = await codeService(visit).check(flow.id, form.code ?? '')
    if (result !== 'right') return toStep(visit, input, { problem: CODE_PROBLEMS[result] })
  }
  const { isSaved, cookies } = await purpose.complete(visit, flow)
  const next = await toStep(visit, input, { proven: true, ...(isSaved ? { step: 'done' } : { problem: 'notSaved' }) })
  return { ...next, cookies: [...cookies, ...next.cookies, await rememberBrowser(visit, flow.email)] }
}

const CODE_PROBLEMS = {
  wrong: 'wrongCode',
  spent: 'spentCode',
  'no code': 'badCode',
  unavailable: 'unavailable',
} as const satisfies Record<string, SignUpProblem>

const refused = ({ config }: Visit, refusal: Refusal): Partial<SignUpFlow> =>
  refusal.kind === 'too_many'
    ? { problem: 'tooMany', retryAt: config.realNow() + refusal.retryInSeconds * 1000 }
    : { problem: refusal.kind === 'bad_email' ? 'badEmail' : 'unavailable' }
