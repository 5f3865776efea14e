import type { Context } from 'hono'
import type { Account } from '../accounts/accounts.ts'
import type { Identity } from '../http/app.ts'
import { identityMail, sendNote } from '../mail/identity-mail.ts'
import { creationOptions, parseResponse, verifyCreation } from '../passkeys/ceremonies.ts'
import { consumeChallenge, createChallenge } from '../passkeys/challenges.ts'
import { deviceName } from '../passkeys/device-name.ts'
import { passkeysOf, savePasskey } from '../passkeys/passkeys.ts'

export const respondCreationOptions = async (c: Context<Identity>, account: Account, boundTo: string) => {
  const challenge = await createChallenge(c.env.SIGNING_KEY, boundTo, c.get('nowMs')())
  const existing = await passkeysOf(c.env.DB, account.id)
  return c.json({ options: await creationOptions(c.env, account, existing, challenge) })
}

/** Saves the passkey of the posted response and notifies its owner. */
export const createPasskey = async (
  c: Context<Identity>,
  { account, signedInAtMs }: { account: Account; signedInAtMs: number },
  boundTo: string,
): Promise<boolean> => {
  const { DB } = c.env
  const parsed = parseResponse(c.get('form').response)
  if (parsed === null) return false
  if (!(await consumeChallenge(c.env, { challenge: parsed.challenge, boundTo }, c.get('nowMs')()))) return false
  const created = await verifyCreation(c.env, parsed)
  if (created === null) return false
  const name = deviceName(c.req.header('user-agent'))
  const passkey = { ...created, accountId: account.id, name, createdAt: c.get('instant')() }
  const saved = await savePasskey(DB, passkey, signedInAtMs)
  if (saved)
    sendNote(c, await identityMail(c.env, account.language, 'passkeyAdded', { to: account.email, about: created.id }))
  return saved
}
