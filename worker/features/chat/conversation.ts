import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { askedText } from '../../../shared/ask/plain-text.ts'
import { MAX_QUESTION, MAX_TURNS } from '../../../shared/chat/chat-steps.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

const SEAL = 'chat'
/** A talk that rests for so long is over. */
const SECONDS = 3600
/** What is longer makes a cookie that browsers may refuse. */
const MAX_BYTES = 2000
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const talkSchema = z.object({ questions: z.array(z.string()) })

/**
 * What this browser has asked, the latest last. It lives in a sealed cookie: nobody else keeps it, it goes from page to
 * page with its visitor, and answers are always those of today.
 */
export const questionsOf = async (c: Context<GatewayApp>): Promise<readonly string[]> => {
  const sealed = getCookie(c, COOKIES.chat)
  if (sealed === undefined) return []
  const { SIGNING_KEY, elapsed } = c.get('config')
  return talkSchema.safeParse(await unseal(SIGNING_KEY, SEAL, sealed, elapsed())).data?.questions ?? []
}

/** A question as it is kept and shown; empty for none. */
export const questionText = (text: string | undefined): string =>
  askedText((text ?? '').slice(0, 4 * MAX_QUESTION))
    .slice(0, MAX_QUESTION)
    .trim()
    .toWellFormed()

export const keepQuestion = async (c: Context<GatewayApp>, question: string): Promise<void> => {
  const questions = withinCookie([...(await questionsOf(c)), question].slice(-MAX_TURNS))
  const { SIGNING_KEY, elapsed } = c.get('config')
  const sealed = await seal(SIGNING_KEY, SEAL, { questions }, elapsed(), SECONDS)
  setCookie(c, COOKIES.chat, sealed, { ...attributes, maxAge: SECONDS })
}

export const endTalk = (c: Context<GatewayApp>): void => {
  deleteCookie(c, COOKIES.chat, attributes)
}

const bytesOf = (questions: readonly string[]): number => new TextEncoder().encode(JSON.stringify(questions)).length

/** The oldest go first. */
const withinCookie = (questions: readonly string[]): readonly string[] =>
  questions.length > 1 && bytesOf(questions) > MAX_BYTES ? withinCookie(questions.slice(1)) : questions
