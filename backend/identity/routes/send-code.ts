import type { Context } from 'hono'
import { accountByEmail } from '../accounts/accounts.ts'
import { CODE, findProof, newCode, type Proof, startVerification } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { identityMail, mailPort } from '../mail/identity-mail.ts'
import { LIMITS } from '../throttle/throttle.ts'
import { countAttempt } from './throttled.ts'

type Asked = {
  proof: Omit<Proof, 'sentAt'>
  language: Parameters<typeof identityMail>[0]
  /** Network address of whoever asks, where it is not the caller's. */
  ip?: string | null
}

/** Milliseconds until a new code may be asked for. */
export const resendInMs = ({ sentAt }: Pick<Proof, 'sentAt'>, nowMs: number): number =>
  Math.max(0, sentAt + CODE.resendMs - nowMs)

/**
 * Writes to an address whatever there is to write: a code, or why there is none (signing up with an account, a new
 * password without one). Whoever asks sees the same answer, after the same work: only the inbox tells them apart. Asked
 * for again within a minute, or twice at once, it is one mail, and its code is the one that counts: it is kept before
 * it is sent.
 * @returns milliseconds until another may be asked for
 */
export const sendCode = async (
  c: Context<Identity>,
  { proof: asked, language, ip }: Asked,
): Promise<number | 'too many' | 'not sent'> => {
  const { DB, SIGNING_KEY } = c.env
  const { request, purpose, email } = asked
  const sentAt = c.get('nowMs')()
  const begun = await findProof(DB, request, sentAt)
  const wait = begun?.email === email && begun.purpose === purpose ? resendInMs(begun, sentAt) : 0
  if (wait > 0) return wait
  const counted = await countAttempt(c, { address: LIMITS.codesToAddress, ip: LIMITS.codesFromIp }, email, ip)
  if (counted === null) return 'too many'
  const kind = mailOf(purpose, (await accountByEmail(DB, email)) !== null)
  const code = newCode()
  const proof = { ...asked, sentAt }
  const claim = await startVerification(DB, SIGNING_KEY, proof, kind === 'code' ? code : null)
  // Another request was faster: its mail is the one.
  if (claim === null) {
    await counted.takeBack()
    return CODE.resendMs
  }
  try {
    const mail = await identityMail(language, kind, {
      ...{ to: email, about: `${request}/${sentAt}` },
      ...(kind === 'code' && { code }),
    })
    await mailPort(c.env, () => Date.parse(c.get('instant')())).send(mail)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: standard output is the log.
    console.error(`mail not sent: ${String(error)}`)
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
