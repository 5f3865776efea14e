import { type Context, Hono } from 'hono'
import type { SignUpFlow } from '../features/sign-up/flow.ts'
import {
  answerCode,
  answerResend,
  answerSecond,
  flowOfForm,
  handleEmailStep,
  toStep,
} from '../features/sign-up/handle-step.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { formPost } from './form-post.ts'
import { refuseForm } from './refuse-form.ts'

type Answer = (c: Context<GatewayApp>, flow: SignUpFlow) => Promise<Response>

const step = (answer: Answer) => async (c: Context<GatewayApp>) => {
  const flow = await flowOfForm(c)
  return flow === null ? refuseForm(c, 'unknown') : answer(c, flow)
}

/** The forms of the anonymous visitor's flow (worker/features/sign-up). Each leads to the step that follows, by 303. */
export const signUp = new Hono<GatewayApp>()
  .post('/sign-up/address', formPost, step(handleEmailStep))
  .post('/sign-up/continue', formPost, step(answerSecond))
  .post('/sign-up/resend', formPost, step(answerResend))
  .post('/sign-up/code', formPost, step(answerCode))
  .post(
    '/sign-up/other-address',
    formPost,
    step((c, flow) => toStep(c, flow, { step: 'step-1' })),
  )
