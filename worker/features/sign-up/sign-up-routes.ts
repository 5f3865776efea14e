import { type Context, Hono } from 'hono'
import type { BrowserCall } from '../../../shared/contracts/browser-api.ts'
import { SIGN_UP_PURPOSES } from '../../../shared/sign-up/steps.ts'
import { formPost } from '../../forms/form-post.ts'
import { redirectOrJson, referrerPath, refuseForm } from '../../forms/responses.ts'
import { PURPOSES } from '../../modals/verification-code/sign-up-purposes.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import type { Visit } from '../../visit/visit.ts'
import {
  flowOfForm,
  handleCodeStep,
  handleConsentStep,
  handleEmailStep,
  handleResend,
  type StepInput,
  type StepResult,
  toStep,
} from './handle-step.ts'

const step = (handle: (visit: Visit, input: StepInput) => Promise<StepResult>) => async (c: Context<GatewayApp>) => {
  const { visit, form } = c.var
  const name = SIGN_UP_PURPOSES.find((each) => each === form.purpose)
  const purpose = name && PURPOSES[name]
  if (name === undefined || purpose === undefined) return refuseForm(c, 'unknown')
  const flow = await flowOfForm(visit, name, form)
  const { href, cookies, isRefused } = await handle(visit, { flow, purpose, form, page: referrerPath(c) })
  writeCookies(c, cookies)
  return redirectOrJson<Extract<BrowserCall, `POST /api/sign-up/${string}`>>(c, href, isRefused)
}

export const signUpRoutes = new Hono<GatewayApp>()
  .post('/sign-up/address', formPost, step(handleEmailStep))
  .post('/sign-up/continue', formPost, step(handleConsentStep))
  .post('/sign-up/resend', formPost, step(handleResend))
  .post('/sign-up/code', formPost, step(handleCodeStep))
  .post(
    '/sign-up/other-address',
    formPost,
    step((visit, input) => toStep(visit, input, { step: 'step-1' })),
  )
