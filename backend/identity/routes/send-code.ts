import type { Context } from 'hono'
import { accountByEmail } from '../accounts/accounts.ts'
import { CODE, findProof, newCode, type Proof, startVerification } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { identityMail, logFailedMail, mailPort } from '../mail/identity-mail.ts'
import { knownDevice } from '../throttle/known-device.ts'
import { codeLimits, countAttempt } from '../throttle/throttle.ts'
import { recoveryLink } from './recovery-link.ts'

type CodeRequest = {
  proof: Omit<Proof, 'sentAt'>
  language: Parameters<typeof identityMail>[1]
  /** Absent: the caller's. */
  ip?: string | null
  /** Known to the storefront; absent: known here. */
  device?: string | null
}

export const resendInMs = ({ sentAt }: Pick<Proof, 'sentAt'>, nowMs: number): number =>
  Math.max(0, sentAt + CODE.resendMs - nowMs)

/**
 * Mails a code, or why there is none. Responses take equal time and work: only the inbox differs. Returns the resend
 * pause.
 */
export const sendCode = async (
  c: Context<Identity>,
  { proof: requested, language, ip, device }: CodeRequest,
): Promise<number | 'too many' | 'not sent'> => {
  const { DB, SIGNING_KEY } = c.env
  const { request, purpose, email } = requested
  const sentAt = c.get('nowMs')()
  const begun = await findProof(DB, request, sentAt)
  const wait = begun?.email === email && begun.purpose === purpose ? resendInMs(begun, sentAt) : 0
  if (wait > 0) return wait
  const known = device ?? (await knownDevice(c, email))
  const counted = await countAttempt(c, codeLimits(purpose), { email, ip, device: known })
  if (counted === null) return 'too many'
  const found = await accountByEmail(DB, email)
  const kind = mailOf(purpose, found !== null)
  const code = newCode()
  const proof = { ...requested, sentAt }
  const claim = await startVerification(DB, SIGNING_KEY, proof, kind === 'code' ? code : null)
  // Another request won; its mail is sent.
  if (claim === null) {
    await counted.takeBack()
    return CODE.resendMs
  }
  try {
    const mail = await identityMail(c.env, language, kind, {
      ...{ to: email, about: `${request}/${sentAt}` },
      ...(kind === 'code' && { code }),
      ...(kind === 'code' &&
        purpose === 'password' &&
        found !== null && { link: await recoveryLink(c, found.account) }),
    })
    await mailPort(c.env, () => Date.parse(c.get('instant')())).send(mail)
  } catch (error) {
    logFailedMail(error)
    await claim.takeBack()
    await counted.takeBack()
    return 'not sent'
  }
  return resendInMs(proof, sentAt)
}

const mailOf = (purpose: Proof['purpose'], hasAccount: boolean): 'code' | 'known' | 'unknown' => {
  if (purpose === 'address') return 'code'
  if (purpose === 'sign-up') return hasAccount ? 'known' : 'code'
  return hasAccount ? 'code' : 'unknown'
}
