import type { Context } from 'hono'
import { CADENCES } from '../../../shared/contracts/alerts.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { ALERTS_NOTICES, type AlertsView } from '../../pages/alerts/alerts-view.ts'
import type { PrivateView } from '../../private/private-view.ts'
import { provenAddress } from '../sign-up/verified-email.ts'
import { userApi } from '../wishlist/personal-port.ts'
import { loadAlerts } from './alert-calls.ts'
import { alertOwnerOf } from './alert-owner.ts'
import { draftOf } from './draft.ts'
import { openMailLink } from './mail-link.ts'

/** All that this visitor is told about. A mail's link (`?key=`) is taken out of the address first. */
export const alertsView = async (c: Context<GatewayApp>): Promise<PrivateView | Response> => {
  const key = c.get('url').searchParams.get('key')
  if (key === null) return { view: 'alerts', page: await alertsOf(c) }
  await openMailLink(c, key)
  return c.redirect(c.get('url').pathname, 303)
}

const alertsOf = async (c: Context<GatewayApp>): Promise<AlertsView> => {
  const { searchParams } = c.get('url')
  const { id, paths } = c.get('market')
  const common = {
    notice: ALERTS_NOTICES.find((each) => each === searchParams.get('done')) ?? null,
    loginHref: `${paths.login}?${new URLSearchParams({ return: paths.alerts ?? '/' })}`,
  }
  const asked = searchParams.get('delete')
  try {
    const owner = await alertOwnerOf(c)
    if (owner === null) return { ...common, state: (await provenAddress(c))?.hasAccount ? 'has-account' : 'nobody' }
    const preferences = await loadAlerts(userApi(c, owner.person), id)
    if (typeof preferences === 'string')
      return { ...common, state: preferences === 'has-account' ? preferences : 'nobody' }
    const ask =
      asked === 'account' && owner.kind === 'account'
        ? asked
        : asked === 'alerts' && owner.kind !== 'link'
          ? asked
          : null
    const draft = await draftOf(c)
    const chosen = CADENCES.find((each) => each === draft.cadence) ?? null
    return { ...common, state: 'known', owner: owner.kind, preferences, chosen, ask }
  } catch (error) {
    recordRequestError(c.get('log'), 'alerts', error)
    return { ...common, state: 'unavailable' }
  }
}
