import { expect, it } from 'vitest'
import { START, sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import { questionCookie, questionsOf } from './conversation.ts'

it('ends an hour after the latest question', async () => {
  const site = sampleSignIn()
  const submit = async (question: string) => {
    const cookie = await questionCookie(site.visitOf('/'), question)
    expect(cookie).toMatchObject({ name: '__Host-chat', maxAge: 3600 })
    site.setCookies([cookie])
  }
  await submit('one')
  site.clock.now = START + 3_599_000
  await submit('two')
  site.clock.now += 3_599_999
  expect(await questionsOf(site.visitOf('/'))).toEqual(['one', 'two'])
  site.clock.now += 1
  expect(await questionsOf(site.visitOf('/'))).toEqual([])
})
