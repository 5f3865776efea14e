import { type Context, Hono } from 'hono'
import { parseFullName } from '../../../shared/sign-up/personal-fields.ts'
import { type Account, accountByEmail, changePassword, createAccount, emailOf } from '../accounts/accounts.ts'
import { hashPassword, passwordProblem } from '../accounts/password.ts'
import {
  codeOf,
  consumeVerification,
  findProof,
  findVerifiedProof,
  type Proof,
  verifyCode,
} from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { identityMail, sendNote } from '../mail/identity-mail.ts'
import {
  codePage,
  codeSignInPage,
  type FormState,
  forgottenPage,
  passwordPage,
  signUpPage,
} from '../pages/sign-in-pages.ts'
import { passkeysOf, removeAllPasskeys } from '../passkeys/passkeys.ts'
import { resendInMs, sendCode } from './send-code.ts'
import { finishChallenge } from './sign-in-challenge.ts'
import { finishSignIn, typedEmail } from './sign-in-request.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/** Takes one page each for email, code and password; only the code asked for to sign in does so by itself. */
export const signUpRoute = new Hono<Identity>()
  .get('/sign-up', async (c) => {
    const begun = await proofOf(c, 'sign-up')
    const values: Record<string, string> =
      begun === null
        ? { email: typedEmail(c) }
        : { name: begun.name, email: begun.email, marketing: begun.marketingText === null ? '' : 'yes' }
    return signUpPage(c.env, c.get('signIn'), { values })
  })
  .post('/sign-up', async (c) => {
    const request = c.get('signIn')
    const values = c.get('form')
    const email = emailOf(values.email)
    const name = parseFullName(values.name)
    const problems = {
      ...(email === null && { email: request.t('badEmail') }),
      ...(name === '' && { name: request.t('badName') }),
    }
    if (email === null || name === '') return signUpPage(c.env, request, { values, problems, status: 422 })
    const marketingText = values.marketing === 'yes' ? request.t('marketing') : null
    const sent = await send(c, { purpose: 'sign-up', email, name, marketingText })
    return typeof sent === 'number' ? toCode(c) : signUpPage(c.env, request, { values, ...notSent(c, sent) })
  })
  .get('/with-code', (c) => codeSignInPage(c.env, c.get('signIn'), { values: { email: typedEmail(c) } }))
  .post('/with-code', async (c) => {
    const request = c.get('signIn')
    const values = c.get('form')
    const email = emailOf(values.email)
    if (email === null)
      return codeSignInPage(c.env, request, { values, problems: { email: request.t('badEmail') }, status: 422 })
    const sent = await send(c, { purpose: 'code', email, name: '', marketingText: null })
    return typeof sent === 'number' ? toCode(c) : codeSignInPage(c.env, request, { values, ...notSent(c, sent) })
  })
  .get('/forgotten', (c) => forgottenPage(c.env, c.get('signIn'), { values: { email: typedEmail(c) } }))
  .post('/forgotten', async (c) => {
    const request = c.get('signIn')
    const values = c.get('form')
    const email = emailOf(values.email)
    if (email === null)
      return forgottenPage(c.env, request, { values, problems: { email: request.t('badEmail') }, status: 422 })
    const sent = await send(c, { purpose: 'password', email, name: '', marketingText: null })
    return typeof sent === 'number'
      ? toCode(c)
      : forgottenPage(c.env, request, { values, ...notSent(c, sent, 'tooManyMails') })
  })
  .get('/code', async (c) => {
    const begun = await proofOf(c)
    return begun === null ? c.redirect(c.get('signIn').base, 303) : showCode(c, begun, { done: doneOf(c) })
  })
  .post('/code', async (c) => {
    const { uid, base, t } = c.get('signIn')
    const begun = await proofOf(c)
    if (begun === null) return c.redirect(base, 303)
    const isChallenge = begun.purpose === 'sign-in'
    if (c.get('form').resend === 'yes') {
      // Without the password no code is sent.
      if (isChallenge) return c.redirect(base, 303)
      if (resendInMs(begun, c.get('nowMs')()) > 0) return showCode(c, begun, { status: 429 })
      const sent = await send(c, begun)
      return typeof sent === 'number' ? c.redirect(`${base}/code?again`, 303) : showCode(c, begun, notSent(c, sent))
    }
    const code = codeOf(c.get('form').code)
    if (code === null) return showCode(c, begun, { problems: { code: t('badCode') }, status: 422 })
    const result = await verifyCode(c.env.DB, c.env.SIGNING_KEY, uid, code, c.get('nowMs')())
    if (result === 'right' && signsIn(begun)) return (await finishChallenge(c, begun)) ?? c.redirect(base, 303)
    if (result === 'right') return c.redirect(`${base}/password`, 303)
    // Back navigation after a correct code continues.
    if (result === 'spent' && (await verifiedProof(c)) !== null) return c.redirect(`${base}/password`, 303)
    return showCode(c, begun, { problems: { code: t(result === 'wrong' ? 'wrongCode' : 'spentCode') }, status: 422 })
  })
  .get('/password', async (c) => {
    const address = await verifiedProof(c)
    if (address === null) return c.redirect(`${c.get('signIn').base}/code`, 303)
    return passwordPage(c.env, c.get('signIn'), { email: address.email, askName: asksName(address) })
  })
  .post('/password', async (c) => {
    const request = c.get('signIn')
    const address = await verifiedProof(c)
    if (address === null) return c.redirect(`${request.base}/code`, 303)
    const form = c.get('form')
    const password = form.password ?? ''
    const problem = passwordProblem(password, address.email)
    const name = asksName(address) ? parseFullName(form.name) : address.name
    if (problem !== null || (asksName(address) && name === '')) {
      const problems = {
        ...(problem !== null && { password: request.t(problem) }),
        ...(name === '' && { name: request.t('badName') }),
      }
      const state = { email: address.email, askName: asksName(address), values: { name: form.name ?? '' } }
      return passwordPage(c.env, request, { ...state, problems, status: 422 })
    }
    const account = await savePassword(c, { ...address, name }, await hashPassword(password))
    return account === null ? c.redirect(request.base, 303) : finishSignIn(c, account, 'otp')
  })

const asksName = ({ purpose, name }: Proof): boolean => purpose === 'sign-up' && name === ''

/** Returns `null` when the account's state changed meanwhile. */
const savePassword = async (
  c: Context<Identity>,
  address: Proof,
  password: string,
): Promise<Pick<Account, 'id' | 'endedAt'> | null> => {
  const { DB } = c.env
  const { uid, language, market } = c.get('signIn')
  const { email, name, marketingText } = address
  if (address.purpose === 'sign-up') {
    const id = crypto.randomUUID()
    const created = await createAccount(
      DB,
      { id, email, name, password, language, market, marketingText },
      c.get('instant')(),
    )
    await consumeVerification(DB, uid, c.get('nowMs')())
    return created ? { id, endedAt: null } : null
  }
  const found = await accountByEmail(DB, email)
  if (found === null || !(await consumeVerification(DB, uid, c.get('nowMs')()))) return null
  const { id, language: mailLanguage } = found.account
  const kind = (await passkeysOf(DB, id)).length > 0 ? 'recovered' : 'changed'
  // Recovery must also end a passkey that an intruder created.
  const changes = [changePassword(DB, id, password), removeAllPasskeys(DB, id)]
  const account = await signOutEverywhere(c, found.account, changes)
  sendNote(c, await identityMail(c.env, mailLanguage, kind, { to: email, about: uid }))
  return account
}

const send = (c: Context<Identity>, { purpose, email, name, marketingText }: Omit<Proof, 'request' | 'sentAt'>) => {
  const { uid, language } = c.get('signIn')
  return sendCode(c, { proof: { request: uid, purpose, email, name, marketingText }, language })
}

const toCode = (c: Context<Identity>) => c.redirect(`${c.get('signIn').base}/code`, 303)

const proofOf = async (c: Context<Identity>, purpose?: Proof['purpose']): Promise<Proof | null> => {
  const begun = await findProof(c.env.DB, c.get('signIn').uid, c.get('nowMs')())
  return purpose === undefined || begun?.purpose === purpose ? begun : null
}

const signsIn = ({ purpose }: Pick<Proof, 'purpose'>): boolean => purpose === 'sign-in' || purpose === 'code'

/** `null` for a sign-in, which sets no password. */
const verifiedProof = async (c: Context<Identity>): Promise<Proof | null> => {
  const proof = await findVerifiedProof(c.env.DB, c.get('signIn').uid, c.get('nowMs')())
  return proof === null || signsIn(proof) ? null : proof
}

const doneOf = (c: Context<Identity>): string | null =>
  c.req.query('again') === undefined ? null : c.get('signIn').t('resent')

const showCode = (c: Context<Identity>, begun: Proof, state: FormState) =>
  codePage(c.env, c.get('signIn'), {
    ...state,
    email: begun.email,
    purpose: begun.purpose,
    seconds: Math.ceil(resendInMs(begun, c.get('nowMs')()) / 1000),
  })

const notSent = (
  c: Context<Identity>,
  sent: 'too many' | 'not sent',
  tooMany: 'tooManyCodes' | 'tooManyMails' = 'tooManyCodes',
): FormState =>
  sent === 'too many'
    ? { problem: c.get('signIn').t(tooMany), status: 429 }
    : { problem: c.get('signIn').t('notSent'), status: 503 }
