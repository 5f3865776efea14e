import { describe, expect, it } from 'vitest'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import { ABOUT, data, EMAIL, signUpBrowser } from '../../../tests/support/builders/sign-up-browser.ts'
import { flowCookie, loginHints, NOT_SAVED, openFlow, openFlows, retryInMinutes, type SignUpFlow } from './flow.ts'
import { handleCodeStep, handleEmailStep } from './handle-step.ts'

const MINUTE = 60_000
const browser = signUpBrowser()

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
    expect(retryInMinutes(browser.visitOf(), ms === null ? null : ({ retryAt: browser.now + ms } as SignUpFlow))).toBe(
      minutes,
    ),
  )

  it('last half an hour, sealed', async () => {
    await browser.post(handleEmailStep, EMAIL)
    const cookie = await flowCookie(browser.visitOf(), (await openFlows(browser.visitOf()))[0] as SignUpFlow)
    expect(cookie).toMatchObject({ name: '__Host-sign-up', maxAge: 1800 })
    expect(await unseal(browser.config.SIGNING_KEY, 'sign-up flow', cookie.value, browser.now)).toMatchObject({
      flows: [{ email: 'ada@example.com' }],
    })
    browser.now += 30 * MINUTE - 1000
    expect(await openFlow(browser.visitOf(), about('tokyo'))).not.toBeNull()
    browser.now += 1000
    expect(await openFlow(browser.visitOf(), about('tokyo'))).toBeNull()
  })

  it('exist for four subjects at most, the latest first', async () => {
    for (const travel of ['a', 'b', 'c', 'd', 'e', 'd']) await browser.post(handleEmailStep, { ...EMAIL, travel })
    expect((await openFlows(browser.visitOf())).map(({ travel }) => travel)).toEqual(['d', 'e', 'c', 'b'])
    expect(await openFlow(browser.visitOf(), about('a'))).toBeNull()
  })

  it('are found by subject and email', async () => {
    await browser.post(handleEmailStep, EMAIL)
    const found = async (over: object) => (await openFlow(browser.visitOf(), { ...about('tokyo'), ...over })) !== null
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
      await browser.post(handleEmailStep, { ...EMAIL, travel, phone: '1'.repeat(1000) })
    expect((await openFlows(browser.visitOf())).map(({ travel }) => travel)).toEqual(['d'])
    await browser.post(handleEmailStep, { ...EMAIL, travel: 'e', phone: '1'.repeat(2500) })
    expect((await openFlows(browser.visitOf())).map(({ travel }) => travel)).toEqual(['e'])
  })

  it('have 2,400 characters at most', async () => {
    const flowsWith = async (phone: string) => {
      for (const travel of ['a', 'b'])
        await browser.post(handleEmailStep, { ...EMAIL, travel, phone: travel === 'a' ? '' : phone })
      return openFlows(browser.visitOf())
    }
    const free = 2400 - JSON.stringify(await flowsWith('')).length
    expect(await flowsWith('1'.repeat(free))).toHaveLength(2)
    expect(await flowsWith('1'.repeat(free + 1))).toHaveLength(1)
  })

  it('give the sign-in that follows the email, and new users’ proof', async () => {
    expect(await loginHints(browser.visitOf())).toEqual({})
    await browser.toCodeStep()
    expect(await loginHints(browser.visitOf())).toEqual({})
    const { flow } = await browser.post(handleCodeStep, { ...ABOUT, code: '123456' })
    expect(await loginHints(browser.visitOf())).toEqual({ login_hint: 'ada@example.com', proof: flow.id })
    browser.responses['/codes/look-up'] = data({ known: true })
    await browser.toCodeStep()
    await browser.post(handleCodeStep, { ...ABOUT, code: '123456' })
    expect(await loginHints(browser.visitOf())).toEqual({ login_hint: 'ada@example.com' })
  })
})
