import { describe, expect, it } from 'vitest'
import { mailTo } from '../../support/outbox.ts'
import { person } from '../../support/person.ts'
import { identityOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'
import { step } from '../sign-in/sign-in-page.ts'
import { withRetry } from './callback-of.ts'

describe('existence of an account', () => {
  const neutral = (page: SiteResponse, email: string) =>
    page.text.replaceAll(email, 'EMAIL').replace(/\/interaction\/[\w-]+/g, '')

  it('is not revealed by a wrong password', async () => {
    const shown = []
    for (const email of ['giulia@example.com', 'stranger@example.com']) {
      const who = person(here.site)
      await who.visit('it', '/login')
      const page = await who.submit(step(who), { email, password: 'not the password' })
      shown.push([page.status, neutral(page, email)])
    }
    expect(shown[0]).toEqual(shown[1])
  })

  it.each(['/sign-up', '/forgotten'])('is not revealed by %s: same pages, one mail each', async (name) => {
    const shown = []
    for (const email of ['admin@example.com', `stranger${name.length}@example.com`]) {
      const who = person(here.site)
      await who.visit('us', '/login')
      const before = (await mailTo(here.site, email)).length
      const page = await who.submit(step(who, name), { name: 'Some Body', email })
      const wrong = await who.submit(step(who, '/code'), { code: '000000' })
      const mails = (await mailTo(here.site, email)).length - before
      shown.push([page.status, neutral(page, email), wrong.status, neutral(wrong, email), mails])
    }
    expect(shown[0]).toEqual(shown[1])
  })
})

describe('guessing', () => {
  it('of a code thirty times concurrently has three attempts', async () => {
    const who = person(here.site)
    await who.visit('us', '/login')
    await who.submit(step(who, '/sign-up'), { name: 'Guess Me', email: 'guess@example.com' })
    const address = here.site.origin('account') + step(who, '/code')
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) => withRetry(() => who.post(address, { code: String(i).padStart(6, '9') }))),
    )
    expect(responses.filter(({ text }) => text.includes('The code is wrong.')).length).toBeLessThanOrEqual(2)
    const code = /^\d{6}/.exec((await mailTo(here.site, 'guess@example.com'))[0]?.text ?? '')?.[0] ?? ''
    expect((await who.post(address, { code })).status).toBe(422)
    const tries = await (await identityOf(here.site))
      .prepare(`SELECT tries FROM proof WHERE email = 'guess@example.com'`)
      .first('tries')
    expect(tries).toBe(3)
  })
})
