import { z } from 'zod'
import { normalizeQuestion } from '../../../shared/ask/plain-text.ts'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'

/** Maximum characters of a question; the rest is ignored. */
export const MAX_QUESTION = 300
/** Maximum stored questions of a conversation. */
export const MAX_TURNS = 6

const SEAL = 'chat'
/** Browsers may refuse larger cookies. */
const MAX_BYTES = 2000
const talkSchema = z.object({ questions: z.array(z.string()) })

/** Questions of this browser, the latest last. Only a sealed cookie stores them; each page answers them again. */
export const questionsOf = async (visit: Visit): Promise<readonly string[]> => {
  const { SIGNING_KEY, realNow } = visit.config
  return (
    talkSchema.safeParse(await unseal(SIGNING_KEY, SEAL, visit.cookies[COOKIES.chat], realNow())).data?.questions ?? []
  )
}

/** Normalizes a question; empty for none. */
export const questionText = (text: string | undefined): string =>
  normalizeQuestion((text ?? '').slice(0, 4 * MAX_QUESTION))
    .slice(0, MAX_QUESTION)
    .trim()
    .toWellFormed()

export const questionCookie = async (visit: Visit, question: string): Promise<Cookie> => {
  const questions = withinCookie([...(await questionsOf(visit)), question].slice(-MAX_TURNS))
  const { SIGNING_KEY, realNow } = visit.config
  const value = await seal(SIGNING_KEY, SEAL, { questions }, realNow(), LIFETIME_SECONDS.chat)
  return { name: COOKIES.chat, value, maxAge: LIFETIME_SECONDS.chat }
}

const bytesOf = (questions: readonly string[]): number => new TextEncoder().encode(JSON.stringify(questions)).length

/** Drops the oldest first. */
const withinCookie = (questions: readonly string[]): readonly string[] =>
  questions.length > 1 && bytesOf(questions) > MAX_BYTES ? withinCookie(questions.slice(1)) : questions
