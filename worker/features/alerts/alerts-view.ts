import { CADENCES } from '../../../shared/contracts/alerts.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { ALERTS_NOTICES, type AlertsView } from '../../pages/alerts/alerts-view.ts'
import type { PrivateView } from '../../private/private-view.ts'
import type { Cookie } from '../../visit/cookies.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { loadVerifiedEmail } from '../sign-up/verified-email.ts'
import { loadAlerts } from './alert-calls.ts'
import { alertOwnerOf, mailLinkCookies } from './alert-owner.ts'
import { draftOf } from './draft.ts'

/** The visitor's alerts. A mail's link (`?key=`) is exchanged for a cookie first. */
export const alertsView = async (
  visit: Visit,
): Promise<{ view: PrivateView } | { redirect: string; cookies: readonly Cookie[] }> => {
  const key = visit.url.searchParams.get('key')
  if (key === null) return { view: { view: 'alerts', page: await alertsOf(visit) } }
  return { redirect: visit.url.pathname, cookies: await mailLinkCookies(visit, key) }
}

const alertsOf = async (visit: Visit): Promise<AlertsView> => {
  const { searchParams } = visit.url
  const { id, paths } = visit.market
  const common = {
    notice: ALERTS_NOTICES.find((each) => each === searchParams.get('done')) ?? null,
    loginHref: `${paths.login}?${new URLSearchParams({ return: paths.alerts ?? '/' })}`,
  }
  const asked = searchParams.get('delete')
  try {
    const owner = await alertOwnerOf(visit)
    if (owner === null)
      return { ...common, state: (await loadVerifiedEmail(visit))?.hasAccount ? 'has-account' : 'nobody' }
    const preferences = await loadAlerts(userApi(visit, owner.person), id)
    if (typeof preferences === 'string')
      return { ...common, state: preferences === 'has-account' ? preferences : 'nobody' }
    const ask =
      asked === 'account' && owner.kind === 'account'
        ? asked
        : asked === 'alerts' && owner.kind !== 'link'
          ? asked
          : null
    const draft = await draftOf(visit)
    const chosen = CADENCES.find((each) => each === draft.cadence) ?? null
    return { ...common, state: 'known', owner: owner.kind, preferences, chosen, ask }
  } catch (error) {
    recordRequestError(visit.log, 'alerts', error)
    return { ...common, state: 'unavailable' }
  }
}
