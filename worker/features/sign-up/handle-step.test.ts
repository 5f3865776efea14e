import { beforeEach, describe, expect, it, vi } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import { gatewaySite, samplePageResponse } from '../../../tests/support/builders/gateway-site.ts'
import { readConfig } from '../../env.ts'
import type { Visit } from '../../visit/visit.ts'
import {
  flowCookie,
  loginHints,
  NOT_SAVED,
  openFlow,
  openFlows,
  type Purpose,
  retryInMinutes,
  type SignUpFlow,
} from './flow.ts'
import {
  flowOfForm,
  handleCodeStep,
  handleConsentStep,
  handleEmailStep,
  handleResend,
  type StepResult,
} from './handle-step.ts'
import { loadVerifiedEmail, subjectOfEmail, verifiedEmailCookies } from './verified-email.ts'

const MINUTE = 60_000
const ID = /^[0-9a-f]{64}$/

let now = Date.UTC(2027, 0, 15)
let cookies: Record<string, string> = {}
let sent: { path: string; body: Record<string, unknown>; authorization: string | null }[] = []
let responses: Record<string, { status?: number; json: unknown }> = {}
let saved = true
let completed: string[] = []

const data = (value: object) => ({ json: { success: true, data: value } })
const refusal = (status: number, code: string, extraData?: object) => ({
  status,
  json: { success: false, error: { code, message: code, extraData } },
})

beforeEach(() => {
  now = Date.UTC(2027, 0, 15)
  cookies = { a: 'b' }
  sent = []
  saved = true
  completed = []
  responses = {
    '/codes/look-up': data({ known: false }),
    '/codes/send': data({ resendInSeconds: 60 }),
    '/codes/check': data({ result: 'right' }),
    '/codes/still-proven': data({ proven: true }),
  }
})

const IDENTITY = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url)
    sent.push({ path: pathname, body: await request.json(), authorization: request.headers.get('authorization') })
    const { status = 200, json } = responses[pathname] ?? { status: 404, json: null }
    return Response.json(json, { status })
  },
}
const { env } = gatewaySite({
  page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
  variables: { IDENTITY, SESSIONS: {} },
})
const config = { ...readConfig(env), elapsed: () => now }

const visitOf = (session: Visit['session'] = null): Visit =>
  ({
    ...{ env, config, cookies, session, log: {}, market: markets.it, url: new URL('https://it.example/viaggi/tokyo') },
    request: new Request('https://it.example/api/sign-up', {
      method: 'POST',
      headers: { 'cf-connecting-ip': '192.0.2.1', ...(Object.keys(cookies).length > 0 && { cookie: 'a=b' }) },
    }),
    visitor: { deviceId: null },
    data: { env, config },
  }) as unknown as Visit

const purpose: Purpose = {
  details: ({ phone }) => ({ details: { phone: phone ?? '' }, problem: phone === 'bad' ? 'badPhone' : null }),
  complete: async (_, flow) => {
    completed.push(flow.email)
    return { isSaved: saved, cookies: [{ name: 'saved', value: flow.id }] }
  },
}

type Form = Record<string, string>
type Step = typeof handleEmailStep
/** Handles a form as this browser, which stores the cookies of the response. */
const post = async (step: Step, form: Form, name: SignUpFlow['purpose'] = 'notify-me') => {
  const visit = visitOf()
  const flow = await flowOfForm(visit, name, form)
  const result = await step(visit, { flow, purpose, form, page: '/viaggi/tokyo' })
  for (const cookie of result.cookies) cookies = { ...cookies, [cookie.name]: cookie.value }
  const [stored] = await openFlows(visitOf())
  return { result, flow: stored as SignUpFlow, query: queryOf(result), log: visit.log }
}
const queryOf = ({ href }: StepResult) => Object.fromEntries(new URL(href, 'https://it.example').searchParams)

const ABOUT = { travel: 'tokyo' }
const EMAIL = { ...ABOUT, email: ' ada@example.com ' }
const toCodeStep = async () => {
  await post(handleEmailStep, EMAIL)
  return post(handleConsentStep, { ...ABOUT, marketing: 'accept' })
}

describe('the email step', () => {
  it('asks new users about marketing, and existing users for nothing', async () => {
    const { flow, query, result } = await post(handleEmailStep, EMAIL)
    expect(flow).toMatchObject({
      ...{ step: 'step-2-new-user', email: 'ada@example.com', known: false, marketing: null, proven: false },
      ...{ travel: 'tokyo', tour: null, event: null, problem: null, resendAt: 0, sentAgain: false },
    })
    expect(flow.id).toMatch(ID)
    expect(query).toEqual({ modal: '', type: 'verification-code', purpose: 'notify-me', travel: 'tokyo' })
    expect(result.href.startsWith('/viaggi/tokyo?')).toBe(true)
    expect(sent).toEqual([
      {
        ...{ path: '/codes/look-up', body: { email: 'ada@example.com', ip: '192.0.2.1' } },
        authorization: `Basic ${btoa(`storefront:${config.AUTH_CLIENT_SECRET}`)}`,
      },
    ])
    responses['/codes/look-up'] = data({ known: true })
    expect((await post(handleEmailStep, EMAIL)).flow).toMatchObject({ step: 'step-2-existing-user', known: true })
  })

  it.each([
    [{ ...ABOUT, email: 'ada' }, 'badEmail'],
    [ABOUT, 'badEmail'],
    [{ ...EMAIL, phone: 'bad' }, 'badPhone'],
  ])('returns to itself for %j: %s', async (form, problem) => {
    const { flow, query } = await post(handleEmailStep, form as unknown as Form)
    expect(flow).toMatchObject({ step: 'step-1', problem, known: null, proven: false, resendAt: 0 })
    expect(query.type).toBe('notify-me')
    expect(sent).toEqual([])
  })

  it.each([
    [refusal(422, 'bad_email'), 'badEmail', undefined],
    [refusal(429, 'too_many'), 'tooMany', undefined],
    [refusal(500, 'other'), 'unavailable', 'codes'],
    [refusal(400, 'other'), 'unavailable', 'codes'],
  ])('returns to itself after %j: %s, with the error %j in the log', async (response, problem, error) => {
    responses['/codes/look-up'] = response
    const { flow, log } = await post(handleEmailStep, EMAIL)
    expect(flow).toMatchObject({ step: 'step-1', problem })
    expect(log.error).toBe(error)
    expect(sent).toHaveLength(1)
  })

  it('waits four seconds for the service', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await post(handleEmailStep, EMAIL)
    expect(timeout.mock.calls).toEqual([[4000]])
    timeout.mockRestore()
  })

  it('is unavailable without an issuer, which is no error', async () => {
    const visit = { ...visitOf(), env: { ...env }, config: { ...config, AUTH_ISSUER: undefined } }
    const form = { ...EMAIL }
    const flow = await flowOfForm(visit, 'notify-me', form)
    const result = await handleEmailStep(visit, { flow, purpose, form, page: '/viaggi/tokyo' })
    for (const { name, value } of result.cookies) cookies = { ...cookies, [name]: value }
    expect((await openFlows(visitOf()))[0]).toMatchObject({ step: 'step-1', problem: 'unavailable' })
    expect([sent, visit.log]).toEqual([[], {}])
  })

  it('opens the modal of the code where there is no separate one', async () => {
    for (const [form, purpose] of [
      [ABOUT, 'group-info'],
      [{ tour: 't1' }, 'notify-me'],
    ] as const)
      expect((await post(handleEmailStep, { ...form, email: 'ada' }, purpose)).query.type).toBe('verification-code')
    const { query } = await post(handleEmailStep, { tour: 't1', email: 'ada' }, 'group-info')
    expect(query).toEqual({ modal: '', type: 'verification-code', purpose: 'group-info', tour: 't1' })
    expect((await post(handleEmailStep, { event: 'e1', email: 'ada' }, 'group-info')).query).toMatchObject({
      event: 'e1',
    })
  })

  it('names the problem to browsers without cookies', async () => {
    cookies = {}
    expect((await post(handleEmailStep, EMAIL)).query).toMatchObject({
      type: 'verification-code',
      layout: 'no-cookies',
    })
  })

  it('rejects emails that are too long, and returns their start', async () => {
    const email = `ada@${'x'.repeat(246)}.example`
    const { flow } = await post(handleEmailStep, { ...ABOUT, email })
    expect(flow).toMatchObject({ step: 'step-1', problem: 'badEmail', email: `ada@${'x'.repeat(246)}.exa` })
    expect((await flowOfForm(visitOf(), 'notify-me', { ...ABOUT, was: email })).id).toBe(flow.id)
    expect(sent).toEqual([])
  })

  it('ignores subjects of another form', async () => {
    const long = 'x'.repeat(121)
    for (const travel of ['Tokyo!', long, '', 'a b'])
      expect((await post(handleEmailStep, { travel, email: 'ada' })).flow.travel).toBeNull()
    expect((await post(handleEmailStep, { travel: 'x'.repeat(120), email: 'ada' })).flow.travel).toBe('x'.repeat(120))
  })
})

describe('the marketing step', () => {
  it.each([
    ['accept', true],
    ['decline', false],
  ])('%s sends a code', async (marketing, accepted) => {
    const { flow: before } = await post(handleEmailStep, EMAIL)
    const { flow, query } = await post(handleConsentStep, { ...ABOUT, marketing })
    expect(flow).toMatchObject({ step: 'step-3', resendAt: now + MINUTE, sentAgain: false, marketing: accepted })
    expect(query.type).toBe('verification-code')
    expect(sent[1]?.body).toMatchObject({
      ...{ email: 'ada@example.com', ip: '192.0.2.1', request: before.id, language: 'it' },
      marketingText: accepted ? expect.stringMatching(/.{20}/) : null,
    })
  })

  it('waits for a choice of new users only', async () => {
    await post(handleEmailStep, EMAIL)
    expect((await post(handleConsentStep, ABOUT)).flow).toMatchObject({ step: 'step-2-new-user', problem: null })
    expect(sent).toHaveLength(1)
    responses['/codes/look-up'] = data({ known: true })
    await post(handleEmailStep, EMAIL)
    expect((await post(handleConsentStep, { ...ABOUT, marketing: 'accept' })).flow.step).toBe('step-3')
    expect(sent[2]?.body.marketingText).toBeNull()
  })

  it('of an unknown flow starts again', async () => {
    expect((await post(handleConsentStep, { ...ABOUT, marketing: 'accept' })).flow).toMatchObject({
      ...{ step: 'step-1', problem: 'lost' },
    })
    expect(sent).toEqual([])
  })

  it.each([
    [{ retryInSeconds: 2820 }, 47],
    [undefined, 60],
    [{ retryInSeconds: 'soon' }, 60],
  ])('stays when the code cannot be sent, with the wait of %j', async (extraData, minutes) => {
    await post(handleEmailStep, EMAIL)
    responses['/codes/send'] = refusal(429, 'too_many', extraData)
    expect((await post(handleConsentStep, { ...ABOUT, marketing: 'accept' })).flow).toMatchObject({
      ...{ step: 'step-2-new-user', problem: 'tooMany', retryAt: now + minutes * MINUTE },
    })
  })
})

describe('another code', () => {
  it('is sent after the pause', async () => {
    await toCodeStep()
    now += MINUTE - 1
    expect((await post(handleResend, ABOUT)).flow).toMatchObject({ step: 'step-3', problem: 'wait' })
    now += 1
    expect((await post(handleResend, ABOUT)).flow).toMatchObject({
      sentAgain: true,
      problem: null,
      resendAt: now + MINUTE,
    })
    expect(sent.map(({ path }) => path)).toEqual(['/codes/look-up', '/codes/send', '/codes/send'])
  })

  it('is not sent before the first', async () => {
    await post(handleEmailStep, EMAIL)
    expect((await post(handleResend, ABOUT)).flow.step).toBe('step-2-new-user')
    expect(sent).toHaveLength(1)
  })
})

describe('the code step', () => {
  it('completes what the visitor wanted', async () => {
    const { flow: before } = await toCodeStep()
    const { flow, result } = await post(handleCodeStep, { ...ABOUT, code: '123 456' })
    expect(flow).toMatchObject({ step: 'done', proven: true })
    expect(completed).toEqual(['ada@example.com'])
    expect(result.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['saved', '__Host-sign-up']))
    expect(sent.at(-1)?.body).toEqual({ request: before.id, code: '123 456' })
  })

  it.each([
    ['wrong', 'wrongCode'],
    ['spent', 'spentCode'],
    ['no code', 'badCode'],
  ])('returns to itself for a code that is %s', async (checked, problem) => {
    await toCodeStep()
    responses['/codes/check'] = data({ result: checked })
    expect((await post(handleCodeStep, ABOUT)).flow).toMatchObject({ step: 'step-3', problem, proven: false })
    expect(completed).toEqual([])
    expect(sent.at(-1)?.body.code).toBe('')
  })

  it('tells when the service fails', async () => {
    await toCodeStep()
    responses['/codes/check'] = refusal(503, 'other')
    const { flow, log } = await post(handleCodeStep, ABOUT)
    expect([flow.problem, log.error]).toEqual(['unavailable', 'codes'])
    expect(log.report?.causes[0]).toContain(': sign-in: ')
    expect(sent.filter(({ path }) => path === '/codes/check')).toHaveLength(1)
  })

  it('remembers the browser, whose codes for this email then count separately', async () => {
    const deviceOf = async (email: string) => {
      await post(handleEmailStep, { ...ABOUT, email })
      await post(handleConsentStep, { ...ABOUT, marketing: 'decline' })
      return sent.at(-1)?.body.device
    }
    expect(await deviceOf('Ada@example.com')).toBeNull()
    const { result } = await post(handleCodeStep, { ...ABOUT, code: '123456' })
    expect(result.cookies.at(-1)).toMatchObject({ name: '__Host-known', maxAge: 31_536_000 })
    expect(await unseal(config.SIGNING_KEY, 'known browser', cookies['__Host-known'], now)).not.toBeNull()
    const device = await deviceOf('ada@example.com')
    expect(device).toMatch(ID)
    expect(await deviceOf('eve@example.com')).toBeNull()
    for (const email of ['b@b.it', 'c@b.it', 'd@b.it', 'e@b.it']) {
      expect(await deviceOf(email)).toBeNull()
      expect(await deviceOf('ada@example.com')).toBe(device)
      await post(handleEmailStep, { ...ABOUT, email })
      await post(handleConsentStep, { ...ABOUT, marketing: 'decline' })
      await post(handleCodeStep, { ...ABOUT, code: '123456' })
    }
    expect(await deviceOf('b@b.it')).toBe(device)
    expect(await deviceOf('ada@example.com')).toBeNull()
  })

  it('sends forty characters of a code at most', async () => {
    await toCodeStep()
    await post(handleCodeStep, { ...ABOUT, code: '1'.repeat(60) })
    expect(sent.at(-1)?.body.code).toBe('1'.repeat(40))
  })

  it('needs no second code when saving failed', async () => {
    await toCodeStep()
    saved = false
    expect((await post(handleCodeStep, { ...ABOUT, code: '123456' })).flow).toMatchObject({
      ...{ step: 'step-3', problem: 'notSaved', proven: true },
    })
    saved = true
    const checks = sent.length
    expect((await post(handleCodeStep, ABOUT)).flow.step).toBe('done')
    expect(sent).toHaveLength(checks)
  })

  it('is refused before a code was sent', async () => {
    await post(handleEmailStep, EMAIL)
    expect((await post(handleCodeStep, { ...ABOUT, code: '123456' })).flow).toMatchObject({
      ...{ step: 'step-2-new-user', problem: null },
    })
    expect(completed).toEqual([])
  })
})

describe('sign-up flows', () => {
  it('set no cookie for what was not saved', () => expect(NOT_SAVED).toEqual({ isSaved: false, cookies: [] }))

  const about = (travel: string) => ({ purpose: 'notify-me', travel, tour: null }) as const

  it.each([
    [null, 0],
    [-1, 0],
    [0, 0],
    [1, 1],
    [MINUTE, 1],
    [MINUTE + 1, 2],
    [47 * MINUTE, 47],
  ])('may be tried again after %j ms, in %i whole minutes', (ms, minutes) =>
    expect(retryInMinutes(visitOf(), ms === null ? null : ({ retryAt: now + ms } as SignUpFlow))).toBe(minutes),
  )

  it('last half an hour, sealed', async () => {
    await post(handleEmailStep, EMAIL)
    const cookie = await flowCookie(visitOf(), (await openFlows(visitOf()))[0] as SignUpFlow)
    expect(cookie).toMatchObject({ name: '__Host-sign-up', maxAge: 1800 })
    expect(await unseal(config.SIGNING_KEY, 'sign-up flow', cookie.value, now)).toMatchObject({
      flows: [{ email: 'ada@example.com' }],
    })
    now += 30 * MINUTE - 1000
    expect(await openFlow(visitOf(), about('tokyo'))).not.toBeNull()
    now += 1000
    expect(await openFlow(visitOf(), about('tokyo'))).toBeNull()
  })

  it('exist for four subjects at most, the latest first', async () => {
    for (const travel of ['a', 'b', 'c', 'd', 'e', 'd']) await post(handleEmailStep, { ...EMAIL, travel })
    expect((await openFlows(visitOf())).map(({ travel }) => travel)).toEqual(['d', 'e', 'c', 'b'])
    expect(await openFlow(visitOf(), about('a'))).toBeNull()
  })

  it('are found by subject and email', async () => {
    await post(handleEmailStep, EMAIL)
    const found = async (over: object) => (await openFlow(visitOf(), { ...about('tokyo'), ...over })) !== null
    expect(await found({})).toBe(true)
    expect(await found({ email: 'ada@example.com' })).toBe(true)
    for (const other of [
      { email: 'b@b.it' },
      { travel: 'kyoto' },
      { tour: 't1' },
      { event: 'e1' },
      { purpose: 'group-info' },
    ])
      expect(await found(other), JSON.stringify(other)).toBe(false)
  })

  it('fit into a cookie', async () => {
    for (const travel of ['a', 'b', 'c', 'd'])
      await post(handleEmailStep, { ...EMAIL, travel, phone: '1'.repeat(1000) })
    expect((await openFlows(visitOf())).map(({ travel }) => travel)).toEqual(['d'])
    await post(handleEmailStep, { ...EMAIL, travel: 'e', phone: '1'.repeat(2500) })
    expect((await openFlows(visitOf())).map(({ travel }) => travel)).toEqual(['e'])
  })

  it('have 2,400 characters at most', async () => {
    const flowsWith = async (phone: string) => {
      for (const travel of ['a', 'b'])
        await post(handleEmailStep, { ...EMAIL, travel, phone: travel === 'a' ? '' : phone })
      return openFlows(visitOf())
    }
    const free = 2400 - JSON.stringify(await flowsWith('')).length
    expect(await flowsWith('1'.repeat(free))).toHaveLength(2)
    expect(await flowsWith('1'.repeat(free + 1))).toHaveLength(1)
  })

  it('give the sign-in that follows the email, and new users’ proof', async () => {
    expect(await loginHints(visitOf())).toEqual({})
    await toCodeStep()
    expect(await loginHints(visitOf())).toEqual({})
    const { flow } = await post(handleCodeStep, { ...ABOUT, code: '123456' })
    expect(await loginHints(visitOf())).toEqual({ login_hint: 'ada@example.com', proof: flow.id })
    responses['/codes/look-up'] = data({ known: true })
    await toCodeStep()
    await post(handleCodeStep, { ...ABOUT, code: '123456' })
    expect(await loginHints(visitOf())).toEqual({ login_hint: 'ada@example.com' })
  })
})

describe('a verified email', () => {
  const VERIFIED = { email: 'ada@example.com', opens: 'group', hasAccount: false } as const

  it('is remembered for 30 days, unless its owner signed out everywhere', async () => {
    const [cookie] = await verifiedEmailCookies(visitOf(), VERIFIED)
    expect(cookie).toMatchObject({ name: '__Host-address', maxAge: 2_592_000 })
    expect(await unseal(config.SIGNING_KEY, 'proven address', cookie?.value, now)).toMatchObject(VERIFIED)
    cookies = { '__Host-address': cookie?.value ?? '' }
    const provenAt = now
    now += 30 * 86_400_000 - 1000
    expect(await loadVerifiedEmail(visitOf())).toEqual({ ...VERIFIED, provenAt })
    expect(sent[0]).toMatchObject({ path: '/codes/still-proven', body: { email: 'ada@example.com', provenAt } })
    responses['/codes/still-proven'] = data({ proven: false })
    expect(await loadVerifiedEmail(visitOf())).toBeNull()
    responses['/codes/still-proven'] = data({ proven: true })
    now += 1000
    expect(await loadVerifiedEmail(visitOf())).toBeNull()
  })

  it('is not checked after the deadline of the page', async () => {
    const [cookie] = await verifiedEmailCookies(visitOf(), VERIFIED)
    cookies = { '__Host-address': cookie?.value ?? '' }
    const visit = visitOf()
    await expect(loadVerifiedEmail({ ...visit, data: { ...visit.data, deadline: now } })).rejects.toThrow('unavailable')
    expect(sent).toEqual([])
  })

  it('is none of signed-in users, nor a forged one', async () => {
    expect(await verifiedEmailCookies(visitOf({} as Visit['session']), VERIFIED)).toEqual([])
    cookies = { '__Host-address': 'forged' }
    expect(await loadVerifiedEmail(visitOf())).toBeNull()
    cookies = {}
    expect(await loadVerifiedEmail(visitOf())).toBeNull()
  })

  it('throws while the service fails', async () => {
    const [cookie] = await verifiedEmailCookies(visitOf(), VERIFIED)
    cookies = { '__Host-address': cookie?.value ?? '' }
    responses['/codes/still-proven'] = refusal(503, 'other')
    await expect(loadVerifiedEmail(visitOf())).rejects.toThrow()
  })

  it('is the subject of calls', () =>
    expect(subjectOfEmail({ email: 'a@b.it', provenAt: 5 })).toEqual({ owner: 'address:a@b.it', provenAt: 5 }))
})
