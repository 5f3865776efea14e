import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { languageSchema } from '../../../markets/market-id.ts'
import type { Failure } from '../../../shared/contracts/envelope.ts'
import {
  type CheckedCode,
  checkCodeRequestSchema,
  lookUpRequestSchema,
  sendCodeRequestSchema,
  stillVerifiedRequestSchema,
  type TooMany,
} from '../../../shared/contracts/one-time-codes.ts'
import { accountByEmail, emailOf, isStillVerified } from '../accounts/accounts.ts'
import { codeOf, isRepeated, verifyCode } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { storefrontOnly } from '../http/client-only.ts'
import { type Attempt, codeLimits, countAttempt, type Limits, LOOK_UP_LIMITS, retryInMs } from '../throttle/throttle.ts'
import { sendCode } from './send-code.ts'

const sendSchema = sendCodeRequestSchema.unwrap().extend({ language: languageSchema })

/** Verifies emails of anonymous visitors, server to server (spec section 4); signs no user in. */
export const codesRoute = new Hono<Identity>()
  .use(storefrontOnly)
  .post('/look-up', async (c) => {
    const body = await bodyOf(c, lookUpRequestSchema)
    const email = emailOf(body?.email)
    if (body === null || email === null) return refuse(c, 422, 'bad_email')
    const attempt = { email, ip: body.ip }
    if ((await countAttempt(c, LOOK_UP_LIMITS, attempt)) === null) return refuseUntil(c, LOOK_UP_LIMITS, attempt)
    return c.json({ success: true, data: { known: (await accountByEmail(c.env.DB, email)) !== null } })
  })
  .post('/send', async (c) => {
    const body = await bodyOf(c, sendSchema)
    if (body === null) return refuse(c, 422, 'invalid_fields')
    const email = emailOf(body.email)
    if (email === null) return refuse(c, 422, 'bad_email')
    const { request, marketingText, language, ip, deviceKnownAt } = body
    const isKnown = deviceKnownAt !== null && (await isStillVerified(c.env.DB, email, { provenAt: deviceKnownAt }))
    const device = isKnown ? body.device : null
    const proof = { request, purpose: 'address', email, name: '', marketingText } as const
    const sent = await sendCode(c, { proof, language, ip, device })
    if (sent === 'too many') return refuseUntil(c, codeLimits('address'), { email, ip, device })
    if (sent === 'not sent') return refuse(c, 503, 'not_sent')
    return c.json({ success: true, data: { resendInSeconds: Math.ceil(sent / 1000) } })
  })
  .post('/check', async (c) => {
    const body = await bodyOf(c, checkCodeRequestSchema)
    if (body === null) return refuse(c, 422, 'invalid_fields')
    return c.json({ success: true, data: { result: await check(c, body) } })
  })
  .post('/still-proven', async (c) => {
    const body = await bodyOf(c, stillVerifiedRequestSchema)
    const email = emailOf(body?.email)
    if (body === null || email === null) return refuse(c, 422, 'invalid_fields')
    return c.json({ success: true, data: { proven: await isStillVerified(c.env.DB, email, body) } })
  })

const check = async (
  c: Context<Identity>,
  { request, code }: z.infer<typeof checkCodeRequestSchema>,
): Promise<CheckedCode> => {
  const digits = codeOf(code)
  if (digits === null) return 'no code'
  const { DB, SIGNING_KEY } = c.env
  const nowMs = c.get('nowMs')()
  const result = await verifyCode(DB, SIGNING_KEY, request, digits, nowMs)
  return result === 'spent' && (await isRepeated(DB, SIGNING_KEY, request, digits, nowMs)) ? 'right' : result
}

const bodyOf = async <T>(c: Context<Identity>, schema: z.ZodType<T>): Promise<T | null> => {
  const body: unknown = await c.req.json().catch(() => null)
  return schema.safeParse(body).data ?? null
}

const refuseUntil = async (c: Context<Identity>, ...attempt: [Limits, Attempt]) => {
  const retryInSeconds = Math.ceil((await retryInMs(c, ...attempt)) / 1000)
  return refuse(c, 429, 'too_many', { retryInSeconds } satisfies TooMany)
}

const refuse = (c: Context<Identity>, status: 422 | 429 | 503, code: string, extraData?: object) => {
  const error = { code, message: code.replaceAll('_', ' '), ...(extraData && { extraData: { ...extraData } }) }
  return c.json({ success: false, error } satisfies Failure, status)
}
