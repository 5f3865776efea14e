import { type Context, Hono } from 'hono'
import { isRecentSignIn } from '../../../shared/contracts/recent-sign-in.ts'
import { formPost } from '../../forms/form-post.ts'
import { refuseForm } from '../../forms/responses.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { ipOf } from '../../visit/caller.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import { userApi } from '../../visit/user-api.ts'
import { deleteEvents } from '../experiments/record-events.ts'
import { deleteAccount, loadAccountData } from '../session/own-account.ts'
import { CLEARED_VISITOR } from '../session/session-cookies.ts'
import { codeService } from '../sign-up/code-service.ts'
import { deleteData, loadData } from './alert-calls.ts'
import { type AlertOwner, alertOwnerOf } from './alert-owner.ts'

/** Exports or deletes a user's data. The account goes last, so that a failed deletion can be repeated. */
export const myDataRoutes = new Hono<GatewayApp>()
  .get('/my-data', async (c) => {
    try {
      const owner = await verifiedOwner(c)
      if (owner === null) return c.redirect(pathOf(c), 303)
      const [account, site] = await Promise.all([
        owner.kind === 'account' ? loadAccountData(c.var.visit) : null,
        loadData(userApi(c.var.visit, owner.person), c.get('market').id),
      ])
      if (typeof site === 'string') return c.redirect(pathOf(c), 303)
      c.header('content-disposition', 'attachment; filename="my-data.json"')
      return c.json({ exportedAt: new Date(c.get('config').now()).toISOString(), account, ...site })
    } catch (error) {
      recordFailure(c, error)
      return c.redirect(`${pathOf(c)}?done=failed`, 303)
    }
  })
  .post('/my-data/deletion', formPost, async (c) => {
    const { what } = c.get('form')
    if (what !== 'alerts' && what !== 'account') return refuseForm(c, 'unknown')
    const { deviceId } = c.get('visitor')
    let next = `${pathOf(c)}?done=deleted`
    try {
      const owner = await verifiedOwner(c)
      if (owner === null) return c.redirect(`${pathOf(c)}?done=signed-out`, 303)
      const signedInAt = c.get('session')?.signedInAt ?? null
      // Before anything is deleted: the page asks to sign in again.
      if (what === 'account' && owner.kind === 'account' && !isRecentSignIn(signedInAt, c.get('config').realNow()))
        return c.redirect(`${pathOf(c)}?delete=account#data`, 303)
      const forgotten = await deleteData(userApi(c.var.visit, owner.person), c.get('market').id, what)
      if (forgotten !== 'done') return c.redirect(pathOf(c), 303)
      if (what === 'account' && owner.kind === 'account') {
        const { isDeleted, cookies, farewell } = await deleteAccount(c.var.visit, (email) =>
          codeService(c.var.visit).isUnknown(email, ipOf(c.var.visit)),
        )
        writeCookies(c, cookies)
        if (!isDeleted) return c.redirect(`${pathOf(c)}?done=signed-out`, 303)
        if (farewell !== undefined) next = `${farewell}&market=${c.get('market').id}`
      }
    } catch (error) {
      recordFailure(c, error)
      return c.redirect(`${pathOf(c)}?done=failed`, 303)
    }
    if (deviceId !== null) await deleteEvents(c.var.visit, deviceId)
    writeCookies(c, CLEARED_VISITOR)
    return c.redirect(next, 303)
  })

/** A link in a mail does not verify its email in this browser. */
const verifiedOwner = async (c: Context<GatewayApp>): Promise<AlertOwner | null> => {
  const owner = await alertOwnerOf(c.var.visit)
  return owner?.kind === 'link' ? null : owner
}

const pathOf = (c: Context<GatewayApp>): string => c.get('market').paths.alerts ?? '/'

const recordFailure = (c: Context<GatewayApp>, error: unknown): void =>
  recordRequestError(c.get('log'), 'own data', error)
