import type { Context } from 'hono'
import { accountByEmail, recordSignIn } from '../accounts/accounts.ts'
import { isPassword } from '../accounts/password.ts'
import { consumeVerification, findProof, newCode, type Proof, startVerification } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { identityMail, sendNote } from '../mail/identity-mail.ts'
import { codeLimits, countAttempt, countedIp } from '../throttle/throttle.ts'
import { resendInMs } from './send-code.ts'
import { finishSignIn } from './sign-in-request.ts'

/**
 * Mails a code if the password is right, without a sign of it in the response, its time or its work: further guesses
 * learn nothing. Returns the wait before this browser's next attempt, in ms.
 */
export const challengeSignIn = async (c: Context<Identity>, email: string, password: string): Promise<number> => {
  const { DB, SIGNING_KEY } = c.env
  const { uid, language } = c.get('signIn')
  const sentAt = c.get('nowMs')()
  const begun = await findProof(DB, uid, sentAt)
  const waitMs = begun?.purpose === 'sign-in' && begun.email === email ? resendInMs(begun, sentAt) : 0
  if (waitMs > 0) return waitMs
  const found = await accountByEmail(DB, email)
  const isRight = await isPassword(password, found?.password ?? null)
  // Only a right password spends the account's mails.
  const attempt = isRight ? { email, ip: countedIp(c) } : { email: uid, ip: uid }
  const counted = await countAttempt(c, codeLimits('sign-in'), attempt)
  const code = isRight && counted !== null ? newCode() : null
  const proof: Proof = { request: uid, purpose: 'sign-in', email, name: '', marketingText: null, sentAt }
  const started = await startVerification(DB, SIGNING_KEY, proof, code)
  if (started !== null && code !== null)
    sendNote(c, await identityMail(c.env, language, 'confirm', { to: email, about: `${uid}/${sentAt}`, code }))
  return 0
}

/** Signs in after the code that confirms or replaces the password; `null` when the account's state changed meanwhile. */
export const finishChallenge = async (c: Context<Identity>, { email, purpose }: Proof): Promise<Response | null> => {
  const { DB } = c.env
  const { uid, language, knownMarket } = c.get('signIn')
  const found = await accountByEmail(DB, email)
  if (found === null || !(await consumeVerification(DB, uid, c.get('nowMs')()))) return null
  await recordSignIn(DB, found.account.id, { language, knownMarket })
  return finishSignIn(c, found.account, purpose === 'code' ? 'otp' : 'pwd')
}
