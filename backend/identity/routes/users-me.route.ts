import { type Context, Hono } from 'hono'
import type { CurrentUser } from '../../../shared/contracts/current-user.ts'
import { DONE, type Failure } from '../../../shared/contracts/envelope.ts'
import { isRecentSignIn } from '../../../shared/contracts/recent-sign-in.ts'
import { acceptedPrivacy, accountById } from '../accounts/accounts.ts'
import { accountData, deleteAccount } from '../accounts/personal-data.ts'
import { sendBackchannelLogout } from '../backchannel-logout.ts'
import type { Identity } from '../http/app.ts'
import { identityMail, sendNote } from '../mail/identity-mail.ts'
import { pictureOf } from '../pages/form-parts.ts'
import { farewellUrl } from './farewell.ts'

/** Spec section 7. */
export const usersMeRoute = new Hono<Identity>()
  .get('/me', async (c) => {
    const account = await bearerOf(c)
    if (account === null) return invalidToken(c)
    if (!acceptedPrivacy(account)) {
      const error = {
        code: 'USER_PRIVACY_POLICY_ERROR',
        message: 'the privacy policy has not been accepted',
        extraData: { userId: account.id },
      }
      return c.json({ success: false, error } satisfies Failure, 403)
    }
    const { id, email, name, role } = account
    const data: CurrentUser = { id, email, name, pictureImage: pictureOf(c.env, account), isAdmin: role === 'admin' }
    return c.json({ success: true, data })
  })
  .get('/me/data', async (c) => {
    const account = await bearerOf(c)
    if (account === null) return invalidToken(c)
    return c.json({ success: true, data: await accountData(c.env.DB, account.id) })
  })
  .delete('/me', async (c) => {
    const account = await bearerOf(c)
    if (account === null) return invalidToken(c)
    if (!isRecentSignIn(await signedInAtMs(c), c.get('nowMs')())) {
      const error = { code: 'SIGN_IN_NOT_RECENT', message: 'the sign-in is older than ten minutes' }
      return c.json({ success: false, error } satisfies Failure, 403)
    }
    await deleteAccount(c.env.DB, account, c.get('nowMs')())
    await sendBackchannelLogout({ provider: c.get('provider'), clientId: c.env.CLIENT_ID, accountId: account.id })
    sendNote(c, await identityMail(c.env, account.language, 'deleted', { to: account.email, about: account.id }))
    return c.json({ success: true, data: { ...DONE, farewell: await farewellUrl(c, account.email) } })
  })

const tokenOf = (c: Context<Identity>) => {
  const value = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  return value === undefined ? undefined : c.get('provider').AccessToken.find(value)
}

/** Sign-in of the browser's session, in ms; `null` when that has ended. */
const signedInAtMs = async (c: Context<Identity>): Promise<number | null> => {
  const uid = (await tokenOf(c))?.sessionUid
  const session = uid === undefined ? undefined : await c.get('provider').Session.findByUid(uid)
  return session?.loginTs === undefined ? null : Math.round(session.loginTs * 1000)
}

const bearerOf = async (c: Context<Identity>) => {
  const { Grant } = c.get('provider')
  const token = await tokenOf(c)
  if (token?.grantId === undefined || token.clientId !== c.env.CLIENT_ID) return null
  // A token that was written while its sign-in ended lacks its grant.
  return (await Grant.find(token.grantId)) === undefined ? null : accountById(c.env.DB, token.accountId)
}

const invalidToken = (c: Context<Identity>) => {
  const error = { code: 'INVALID_TOKEN', message: 'the access token is missing, expired or revoked' }
  return c.json({ success: false, error } satisfies Failure, 401, {
    'www-authenticate': 'Bearer error="invalid_token"',
  })
}
