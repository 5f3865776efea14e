import { type Context, Hono } from 'hono'
import { isRecentSignIn } from '../../../shared/contracts/recent-sign-in.ts'
import { type Account, accountById, recordSignIn, signedInAccount } from '../accounts/accounts.ts'
import type { Identity } from '../http/app.ts'
import { passkeyOfferPage } from '../pages/passkey-parts.ts'
import { signInPage } from '../pages/sign-in-pages.ts'
import { parseResponse, requestOptions, verifyAssertion } from '../passkeys/ceremonies.ts'
import { consumeChallenge, createChallenge } from '../passkeys/challenges.ts'
import { findPasskey, recordPasskeyUse } from '../passkeys/passkeys.ts'
import { countAttempt, PASSKEY_LIMITS } from '../throttle/throttle.ts'
import { createPasskey, respondCreationOptions } from './create-passkey.ts'
import { finishSignIn } from './sign-in-request.ts'

export const signInPasskeyRoute = new Hono<Identity>()
  .post('/passkey/options', async (c) => {
    const challenge = await createChallenge(c.env.SIGNING_KEY, signInBinding(c), c.get('nowMs')())
    return c.json(await requestOptions(c.env, challenge))
  })
  .post('/passkey', async (c) => {
    const request = c.get('signIn')
    const { t, language, knownMarket } = request
    const counted = await countAttempt(c, PASSKEY_LIMITS, {})
    if (counted === null) return signInPage(c.env, request, { problem: t('tooMany'), status: 429, refusedPasskey: '' })
    const result = await accountOfResponse(c)
    if ('problem' in result) {
      const { problem, ...refusal } = result
      return signInPage(c.env, request, { problem: t(problem), status: 401, ...refusal })
    }
    await counted.takeBack()
    await recordSignIn(c.env.DB, result.account.id, { language, knownMarket })
    return finishSignIn(c, result.account, 'pop')
  })
  .get('/passkey-offer', async (c) =>
    (await finishedSignIn(c)) === null
      ? c.redirect(c.get('signIn').base, 303)
      : passkeyOfferPage(c.env, c.get('signIn'), false),
  )
  .post('/passkey-offer/options', async (c) => {
    const signIn = await finishedSignIn(c)
    if (signIn === null) return c.json({ signIn: c.get('signIn').base })
    return respondCreationOptions(c, signIn.account, offerBinding(c, signIn.account))
  })
  .post('/passkey-offer', async (c) => {
    const signIn = await finishedSignIn(c)
    if (signIn === null) return c.redirect(c.get('signIn').base, 303)
    return (await createPasskey(c, signIn, offerBinding(c, signIn.account)))
      ? c.redirect(c.get('signIn').interaction.returnTo, 303)
      : passkeyOfferPage(c.env, c.get('signIn'), true)
  })

const signInBinding = (c: Context<Identity>): string => `sign-in/${c.get('signIn').uid}`

const offerBinding = (c: Context<Identity>, { id }: Account): string => `offer/${id}/${c.get('signIn').uid}`

/** Account of this browser's finished sign-in, which has not returned to the storefront yet. */
const finishedSignIn = async (c: Context<Identity>): Promise<{ account: Account; signedInAtMs: number } | null> => {
  const { login } = c.get('signIn').interaction.result ?? {}
  const signedInAtMs = Math.round((login?.ts ?? 0) * 1000)
  if (login === undefined || !isRecentSignIn(signedInAtMs, c.get('nowMs')())) return null
  const account = await signedInAccount(c.env.DB, login.accountId, signedInAtMs)
  return account && { account, signedInAtMs }
}

const NOT_USED = { problem: 'passkeyNotUsed' } as const

/** Returns the account of the posted response, or why there is none. The challenge is consumed in any case. */
const accountOfResponse = async (
  c: Context<Identity>,
): Promise<{ account: Account } | { problem: 'passkeyNotUsed' | 'passkeyUnknown'; refusedPasskey?: string }> => {
  const { DB } = c.env
  const parsed = parseResponse(c.get('form').response)
  if (parsed === null) return NOT_USED
  const { challenge } = parsed
  if (!(await consumeChallenge(c.env, { challenge, boundTo: signInBinding(c) }, c.get('nowMs')()))) return NOT_USED
  const passkey = await findPasskey(DB, parsed.id)
  const account = passkey && (await accountById(DB, passkey.accountId))
  if (passkey === null || account === null) return { problem: 'passkeyUnknown', refusedPasskey: parsed.id }
  const counter = await verifyAssertion(c.env, passkey, parsed)
  if (counter === null) return NOT_USED
  const recorded = await recordPasskeyUse(DB, { id: passkey.id, counter }, c.get('instant')())
  return recorded ? { account } : NOT_USED
}
