import { beforeEach } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { readConfig } from '../../../worker/env.ts'
import { openFlows, type Purpose, type SignUpFlow } from '../../../worker/features/sign-up/flow.ts'
import {
  flowOfForm,
  handleConsentStep,
  handleEmailStep,
  type StepResult,
} from '../../../worker/features/sign-up/handle-step.ts'
import type { Visit } from '../../../worker/visit/visit.ts'
import { gatewaySite, samplePageResponse } from './gateway-site.ts'

export const ABOUT = { travel: 'tokyo' }
export const EMAIL = { ...ABOUT, email: ' ada@example.com ' }

export const data = (value: object) => ({ json: { success: true, data: value } })
export const refusal = (status: number, code: string, extraData?: object) => ({
  status,
  json: { success: false, error: { code, message: code, extraData } },
})

export type Form = Record<string, string>
type Step = typeof handleEmailStep
type Sent = { path: string; body: Record<string, unknown>; authorization: string | null }

const initial = () => ({
  now: Date.UTC(2027, 0, 15),
  cookies: { a: 'b' } as Record<string, string>,
  /** Calls of the sign-in service. */
  sent: [] as Sent[],
  responses: {
    '/codes/look-up': data({ known: false }),
    '/codes/send': data({ resendInSeconds: 60 }),
    '/codes/check': data({ result: 'right' }),
    '/codes/still-proven': data({ proven: true }),
  } as Record<string, { status?: number; json: unknown }>,
  /** Whether what the visitor wanted is saved. */
  saved: true,
  /** Emails for which it was saved, or should have been. */
  completed: [] as string[],
})

/** Sets up hooks; every test has a browser without flows, whose forms ask for news of a travel. */
export const signUpBrowser = () => {
  const state = initial()
  beforeEach(() => void Object.assign(state, initial()))
  const IDENTITY = {
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url)
      const authorization = request.headers.get('authorization')
      state.sent.push({ path: pathname, body: await request.json(), authorization })
      const { status = 200, json } = state.responses[pathname] ?? { status: 404, json: null }
      return Response.json(json, { status })
    },
  }
  const { env } = gatewaySite({
    page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
    variables: { IDENTITY, SESSIONS: {} },
  })
  const config = { ...readConfig(env), realNow: () => state.now }

  const visitOf = (session: Visit['session'] = null): Visit =>
    ({
      ...{ env, config, session, cookies: state.cookies, log: {}, market: markets.it },
      url: new URL('https://it.example/viaggi/tokyo'),
      request: new Request('https://it.example/api/sign-up', {
        method: 'POST',
        headers: { 'cf-connecting-ip': '192.0.2.1', ...(Object.keys(state.cookies).length > 0 && { cookie: 'a=b' }) },
      }),
      visitor: { deviceId: null },
      data: { env, config },
    }) as unknown as Visit

  const purpose: Purpose = {
    details: ({ phone }) => ({ details: { phone: phone ?? '' }, problem: phone === 'bad' ? 'badPhone' : null }),
    complete: async (_, flow) => {
      state.completed.push(flow.email)
      return { isSaved: state.saved, cookies: [{ name: 'saved', value: flow.id }] }
    },
  }

  /** Handles a form as this browser, which stores the cookies of the response. */
  const post = async (step: Step, form: Form, name: SignUpFlow['purpose'] = 'notify-me') => {
    const visit = visitOf()
    const flow = await flowOfForm(visit, name, form)
    const result = await step(visit, { flow, purpose, form, page: '/viaggi/tokyo' })
    for (const cookie of result.cookies) state.cookies = { ...state.cookies, [cookie.name]: cookie.value }
    const [stored] = await openFlows(visitOf())
    return { result, flow: stored as SignUpFlow, query: queryOf(result), log: visit.log }
  }
  const toCodeStep = async () => {
    await post(handleEmailStep, EMAIL)
    return post(handleConsentStep, { ...ABOUT, marketing: 'accept' })
  }
  return Object.assign(state, { env, config, visitOf, purpose, post, toCodeStep })
}

const queryOf = ({ href }: StepResult) => Object.fromEntries(new URL(href, 'https://it.example').searchParams)
