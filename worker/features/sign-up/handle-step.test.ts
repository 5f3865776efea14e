import { describe, expect, it, vi } from 'vitest'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import {
  ABOUT,
  data,
  EMAIL,
  type Form,
  refusal,
  signUpBrowser,
} from '../../../tests/support/builders/sign-up-browser.ts'
import { openFlows } from './flow.ts'
import { flowOfForm, handleCodeStep, handleConsentStep, handleEmailStep, handleResend } from './handle-step.ts'

const MINUTE = 60_000
const ID = /^[0-9a-f]{64}$/
const browser = signUpBrowser()

describe('the email step', () => {
  it('asks new users about marketing, and existing users for nothing', async () => {
    const { flow, query, result } = await browser.post(handleEmailStep, EMAIL)
    expect(flow).toMatchObject({
      ...{ step: 'step-2-new-user', email: 'ada@example.com', known: false, marketing: null, proven: false },
      ...{ travel: 'tokyo', tour: null, event: null, problem: null, resendAt: 0, sentAgain: false },
    })
    expect(flow.id).toMatch(ID)
    expect(query).toEqual({ modal: '', type: 'verification-code', purpose: 'notify-me', travel: 'tokyo' })
    expect(result.href.startsWith('/viaggi/tokyo?')).toBe(true)
    expect(result.isRefused).toBe(false)
    expect(browser.sent).toEqual([
      {
        ...{ path: '/codes/look-up', body: { email: 'ada@example.com', ip: '192.0.2.1' } },
        authorization: `Basic ${btoa(`storefront:${browser.config.AUTH_CLIENT_SECRET}`)}`,
      },
    ])
    browser.responses['/codes/look-up'] = data({ known: true })
    expect((await browser.post(handleEmailStep, EMAIL)).flow).toMatchObject({
      step: 'step-2-existing-user',
      known: true,
    })
  })

  it.each([
    [{ ...ABOUT, email: 'ada' }, 'badEmail'],
    [ABOUT, 'badEmail'],
    [{ ...EMAIL, phone: 'bad' }, 'badPhone'],
  ])('returns to itself for %j: %s', async (form, problem) => {
    const { flow, query, result } = await browser.post(handleEmailStep, form as unknown as Form)
    expect(result.isRefused).toBe(true)
    expect(flow).toMatchObject({ step: 'step-1', problem, known: null, proven: false, resendAt: 0 })
    expect(query.type).toBe('notify-me')
    expect(browser.sent).toEqual([])
  })

  it.each([
    [refusal(422, 'bad_email'), 'badEmail', undefined],
    [refusal(429, 'too_many'), 'tooMany', undefined],
    [refusal(500, 'other'), 'unavailable', 'codes'],
    [refusal(400, 'other'), 'unavailable', 'codes'],
  ])('returns to itself after %j: %s, with the error %j in the log', async (response, problem, error) => {
    browser.responses['/codes/look-up'] = response
    const { flow, log } = await browser.post(handleEmailStep, EMAIL)
    expect(flow).toMatchObject({ step: 'step-1', problem })
    expect(log.error).toBe(error)
    expect(browser.sent).toHaveLength(1)
  })

  it('waits four seconds for the service', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await browser.post(handleEmailStep, EMAIL)
    expect(timeout.mock.calls).toEqual([[4000]])
    timeout.mockRestore()
  })

  it('is unavailable without an issuer, which is no error', async () => {
    const visit = {
      ...browser.visitOf(),
      env: { ...browser.env },
      config: { ...browser.config, AUTH_ISSUER: undefined },
    }
    const form = { ...EMAIL }
    const flow = await flowOfForm(visit, 'notify-me', form)
    const result = await handleEmailStep(visit, { flow, purpose: browser.purpose, form, page: '/viaggi/tokyo' })
    for (const { name, value } of result.cookies) browser.cookies = { ...browser.cookies, [name]: value }
    expect((await openFlows(browser.visitOf()))[0]).toMatchObject({ step: 'step-1', problem: 'unavailable' })
    expect([browser.sent, visit.log]).toEqual([[], {}])
  })

  it('opens the modal of the code where there is no separate one', async () => {
    for (const [form, purpose] of [
      [ABOUT, 'group-info'],
      [{ tour: 't1' }, 'notify-me'],
    ] as const)
      expect((await browser.post(handleEmailStep, { ...form, email: 'ada' }, purpose)).query.type).toBe(
        'verification-code',
      )
    const { query } = await browser.post(handleEmailStep, { tour: 't1', email: 'ada' }, 'group-info')
    expect(query).toEqual({ modal: '', type: 'verification-code', purpose: 'group-info', tour: 't1' })
    expect((await browser.post(handleEmailStep, { event: 'e1', email: 'ada' }, 'group-info')).query).toMatchObject({
      event: 'e1',
    })
  })

  it('names the problem to browsers without cookies', async () => {
    browser.cookies = {}
    expect((await browser.post(handleEmailStep, EMAIL)).query).toMatchObject({
      type: 'verification-code',
      layout: 'no-cookies',
    })
  })

  it('rejects emails that are too long, and returns their start', async () => {
    const email = `ada@${'x'.repeat(246)}.example`
    const { flow } = await browser.post(handleEmailStep, { ...ABOUT, email })
    expect(flow).toMatchObject({ step: 'step-1', problem: 'badEmail', email: `ada@${'x'.repeat(246)}.exa` })
    expect((await flowOfForm(browser.visitOf(), 'notify-me', { ...ABOUT, was: email })).id).toBe(flow.id)
    expect(browser.sent).toEqual([])
  })

  it('ignores subjects of another form', async () => {
    const long = 'x'.repeat(121)
    for (const travel of ['Tokyo!', long, '', 'a b'])
      expect((await browser.post(handleEmailStep, { travel, email: 'ada' })).flow.travel).toBeNull()
    expect((await browser.post(handleEmailStep, { travel: 'x'.repeat(120), email: 'ada' })).flow.travel).toBe(
      'x'.repeat(120),
    )
  })
})

describe('the marketing step', () => {
  it.each([
    ['accept', true],
    ['decline', false],
  ])('%s sends a code', async (marketing, accepted) => {
    const { flow: before } = await browser.post(handleEmailStep, EMAIL)
    const { flow, query } = await browser.post(handleConsentStep, { ...ABOUT, marketing })
    expect(flow).toMatchObject({
      step: 'step-3',
      resendAt: browser.now + MINUTE,
      sentAgain: false,
      marketing: accepted,
    })
    expect(query.type).toBe('verification-code')
    expect(browser.sent[1]?.body).toMatchObject({
      ...{ email: 'ada@example.com', ip: '192.0.2.1', request: before.id, language: 'it' },
      marketingText: accepted ? expect.stringMatching(/.{20}/) : null,
    })
  })

  it('waits for a choice of new users only', async () => {
    await browser.post(handleEmailStep, EMAIL)
    expect((await browser.post(handleConsentStep, ABOUT)).flow).toMatchObject({
      step: 'step-2-new-user',
      problem: null,
    })
    expect(browser.sent).toHaveLength(1)
    browser.responses['/codes/look-up'] = data({ known: true })
    await browser.post(handleEmailStep, EMAIL)
    expect((await browser.post(handleConsentStep, { ...ABOUT, marketing: 'accept' })).flow.step).toBe('step-3')
    expect(browser.sent[2]?.body.marketingText).toBeNull()
  })

  it('of an unknown flow starts again', async () => {
    expect((await browser.post(handleConsentStep, { ...ABOUT, marketing: 'accept' })).flow).toMatchObject({
      ...{ step: 'step-1', problem: 'lost', proven: false },
    })
    expect(browser.sent).toEqual([])
  })

  it.each([
    [{ retryInSeconds: 2820 }, 47],
    [undefined, 60],
    [{ retryInSeconds: 'soon' }, 60],
  ])('stays when the code cannot be sent, with the wait of %j', async (extraData, minutes) => {
    await browser.post(handleEmailStep, EMAIL)
    browser.responses['/codes/send'] = refusal(429, 'too_many', extraData)
    expect((await browser.post(handleConsentStep, { ...ABOUT, marketing: 'accept' })).flow).toMatchObject({
      ...{ step: 'step-2-new-user', problem: 'tooMany', retryAt: browser.now + minutes * MINUTE },
    })
  })
})

describe('another code', () => {
  it('is sent after the pause', async () => {
    await browser.toCodeStep()
    browser.now += MINUTE - 1
    expect((await browser.post(handleResend, ABOUT)).flow).toMatchObject({ step: 'step-3', problem: 'wait' })
    browser.now += 1
    expect((await browser.post(handleResend, ABOUT)).flow).toMatchObject({
      sentAgain: true,
      problem: null,
      resendAt: browser.now + MINUTE,
    })
    expect(browser.sent.map(({ path }) => path)).toEqual(['/codes/look-up', '/codes/send', '/codes/send'])
  })

  it('is not sent before the first', async () => {
    await browser.post(handleEmailStep, EMAIL)
    expect((await browser.post(handleResend, ABOUT)).flow.step).toBe('step-2-new-user')
    expect(browser.sent).toHaveLength(1)
  })
})

describe('the code step', () => {
  it('completes what the visitor wanted', async () => {
    const { flow: before } = await browser.toCodeStep()
    const { flow, result, query } = await browser.post(handleCodeStep, { ...ABOUT, code: '123 456' })
    expect(query.layout).toBe('done')
    expect(flow).toMatchObject({ step: 'done', proven: true })
    expect(browser.completed).toEqual(['ada@example.com'])
    expect(result.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['saved', '__Host-sign-up']))
    expect(browser.sent.at(-1)?.body).toEqual({ request: before.id, code: '123 456' })
  })

  it.each([
    ['wrong', 'wrongCode'],
    ['spent', 'spentCode'],
    ['no code', 'badCode'],
  ])('returns to itself for a code that is %s', async (checked, problem) => {
    await browser.toCodeStep()
    browser.responses['/codes/check'] = data({ result: checked })
    expect((await browser.post(handleCodeStep, ABOUT)).flow).toMatchObject({ step: 'step-3', problem, proven: false })
    expect(browser.completed).toEqual([])
    expect(browser.sent.at(-1)?.body.code).toBe('')
  })

  it('tells when the service fails', async () => {
    await browser.toCodeStep()
    browser.responses['/codes/check'] = refusal(503, 'other')
    const { flow, log } = await browser.post(handleCodeStep, ABOUT)
    expect([flow.problem, log.error]).toEqual(['unavailable', 'codes'])
    expect(log.report?.causes[0]).toContain(': sign-in: ')
    expect(browser.sent.filter(({ path }) => path === '/codes/check')).toHaveLength(1)
  })

  it('remembers the browser, whose codes for this email then count separately', async () => {
    const deviceOf = async (email: string) => {
      await browser.post(handleEmailStep, { ...ABOUT, email })
      await browser.post(handleConsentStep, { ...ABOUT, marketing: 'decline' })
      return browser.sent.at(-1)?.body.device
    }
    expect(await deviceOf('Ada@example.com')).toBeNull()
    const { result } = await browser.post(handleCodeStep, { ...ABOUT, code: '123456' })
    expect(result.cookies.at(-1)).toMatchObject({ name: '__Host-known', maxAge: 31_536_000 })
    expect(
      await unseal(browser.config.SIGNING_KEY, 'known browser', browser.cookies['__Host-known'], browser.now),
    ).not.toBeNull()
    const device = await deviceOf('ada@example.com')
    expect(device).toMatch(ID)
    expect(await deviceOf('eve@example.com')).toBeNull()
    for (const email of ['b@b.it', 'c@b.it', 'd@b.it', 'e@b.it']) {
      expect(await deviceOf(email)).toBeNull()
      expect(await deviceOf('ada@example.com')).toBe(device)
      await browser.post(handleEmailStep, { ...ABOUT, email })
      await browser.post(handleConsentStep, { ...ABOUT, marketing: 'decline' })
      await browser.post(handleCodeStep, { ...ABOUT, code: '123456' })
    }
    expect(await deviceOf('b@b.it')).toBe(device)
    expect(await deviceOf('ada@example.com')).toBeNull()
  })

  it('sends forty characters of a code at most', async () => {
    await browser.toCodeStep()
    await browser.post(handleCodeStep, { ...ABOUT, code: '1'.repeat(60) })
    expect(browser.sent.at(-1)?.body.code).toBe('1'.repeat(40))
  })

  it('needs no second code when saving failed', async () => {
    await browser.toCodeStep()
    browser.saved = false
    expect((await browser.post(handleCodeStep, { ...ABOUT, code: '123456' })).flow).toMatchObject({
      ...{ step: 'step-3', problem: 'notSaved', proven: true },
    })
    browser.saved = true
    const checks = browser.sent.length
    expect((await browser.post(handleCodeStep, ABOUT)).flow.step).toBe('done')
    expect(browser.sent).toHaveLength(checks)
  })

  it('is refused before a code was sent', async () => {
    await browser.post(handleEmailStep, EMAIL)
    expect((await browser.post(handleCodeStep, { ...ABOUT, code: '123456' })).flow).toMatchObject({
      ...{ step: 'step-2-new-user', problem: null },
    })
    expect(browser.completed).toEqual([])
  })
})
