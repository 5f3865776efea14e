import { type Context, Hono } from 'hono'
import { accountByEmail, emailOf, recordSignIn } from '../accounts/accounts.ts'
import { isPassword } from '../accounts/password.ts'
import { findVerifiedProof, handOverProof } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { signInPage } from '../pages/sign-in-pages.ts'
import { knownDevice } from '../throttle/known-device.ts'
import { countAttempt, PASSWORD_LIMITS } from '../throttle/throttle.ts'
import { takeOverRecovery } from './recovery-link.ts'
import { challengeSignIn } from './sign-in-challenge.ts'
import { cancelSignIn, finishSignIn, typedEmail } from './sign-in-request.ts'

/** Gives equal responses after equal work for a wrong password and an unknown email. */
export const signInRoute = new Hono<Identity>()
  .get('/', async (c) =>
    (await takeOverProof(c)) || (await takeOverRecovery(c))
      ? c.redirect(`${c.get('signIn').base}/password`, 303)
      : signInPage(c.env, c.get('signIn'), { values: { email: typedEmail(c) } }),
  )
  .post('/', async (c) => {
    const request = c.get('signIn')
    const { t, base, language, knownMarket } = request
    const typed = c.get('form').email ?? ''
    const again = (status: number, problem: string | null, problems = {}) =>
      signInPage(c.env, request, { values: { email: typed }, problem, problems, status })
    const email = emailOf(typed)
    if (email === null) return again(422, null, { email: t('badEmail') })
    const password = c.get('form').password ?? ''
    const counted = await countAttempt(c, PASSWORD_LIMITS, { email, device: await knownDevice(c, email) })
    if (counted === null) {
      const waitMs = await challengeSignIn(c, email, password)
      return waitMs === 0
        ? c.redirect(`${base}/code`, 303)
        : again(429, t('resendLater', { count: Math.ceil(waitMs / 1000) }))
    }
    const found = await accountByEmail(c.env.DB, email)
    const right = await isPassword(password, found?.password ?? null)
    if (found === null || !right) return again(401, t('wrong'))
    await counted.takeBack()
    await recordSignIn(c.env.DB, found.account.id, { language, knownMarket })
    return finishSignIn(c, found.account, 'pwd')
  })
  .get('/cancel', cancelSignIn)

const takeOverProof = async (c: Context<Identity>): Promise<boolean> => {
  const { uid, interaction } = c.get('signIn')
  const { proof, client_id: client } = interaction.params
  // Missing in the provider's types.
  const isPushed = (interaction as { parJti?: string }).parJti !== undefined
  // Only the storefront, which unsealed it from this browser's cookie, can push it; a URL with it is anyone's.
  if (typeof proof !== 'string' || !isPushed || client !== c.env.CLIENT_ID) return false
  const { DB } = c.env
  const nowMs = c.get('nowMs')()
  const verified = await findVerifiedProof(DB, proof, nowMs)
  if (verified === null || (await accountByEmail(DB, verified.email)) !== null) return false
  return handOverProof(DB, proof, uid, nowMs)
}
