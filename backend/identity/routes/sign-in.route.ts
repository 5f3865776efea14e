import { type Context, Hono } from 'hono'
import { accountByEmail, emailOf, recordSignIn } from '../accounts/accounts.ts'
import { isPassword } from '../accounts/password.ts'
import { findVerifiedProof, handOverProof } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { signInPage } from '../pages/sign-in-pages.ts'
import { clearAttempts, countAttempt, LIMITS } from '../throttle/throttle.ts'
import { cancelSignIn, finishSignIn, typedEmail } from './sign-in-request.ts'

const PASSWORD_LIMITS = { address: LIMITS.passwordsOfAddress, ip: LIMITS.passwordsFromIp }

/** Gives equal responses after equal work for a wrong password and an unknown email. */
export const signInRoute = new Hono<Identity>()
  .get('/', async (c) =>
    (await takeOverProof(c))
      ? c.redirect(`${c.get('signIn').base}/password`, 303)
      : signInPage(c.env, c.get('signIn'), { values: { email: typedEmail(c) } }),
  )
  .post('/', async (c) => {
    const request = c.get('signIn')
    const { t, language, market } = request
    const typed = c.get('form').email ?? ''
    const again = (status: number, problem: string | null, problems = {}) =>
      signInPage(c.env, request, { values: { email: typed }, problem, problems, status })
    const email = emailOf(typed)
    if (email === null) return again(422, null, { email: t('badEmail') })
    const counted = await countAttempt(c, PASSWORD_LIMITS, email)
    if (counted === null) return again(429, t('tooMany'))
    const found = await accountByEmail(c.env.DB, email)
    const right = await isPassword(c.get('form').password ?? '', found?.password ?? null)
    if (found === null || !right) return again(401, t('wrong'))
    await counted.takeBack()
    await clearAttempts(c.env.DB, counted.addressKey)
    await recordSignIn(c.env.DB, found.account.id, { language, market })
    return finishSignIn(c, found.account.id, 'pwd')
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
