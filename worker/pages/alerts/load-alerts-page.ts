import { type AlertPreferences, CADENCES, type Cadence } from '../../../shared/contracts/alerts.ts'
import { isRecentSignIn } from '../../../shared/contracts/recent-sign-in.ts'
import { loadAlerts } from '../../features/alerts/alert-calls.ts'
import { type AlertOwner, alertOwnerOf, opensOtherAlerts } from '../../features/alerts/alert-owner.ts'
import { draftOf } from '../../features/alerts/draft.ts'
import { loginHref } from '../../features/session/sign-in-result.ts'
import { loadVerifiedEmail } from '../../features/sign-up/verified-email.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import type { PrivateResult } from '../define-private-page.ts'

/** Results of the visitor's last change. */
const ALERTS_NOTICES = ['saved', 'failed', 'unknown', 'signed-out', 'deleted'] as const
export type AlertsNotice = (typeof ALERTS_NOTICES)[number]

export type AlertsModel = {
  notice: AlertsNotice | null
  loginHref: string
} & (
  | { state: 'nobody' | 'unavailable' }
  /** The verified email has an account, which requires signing in. */
  | { state: 'has-account' }
  /** The key of a mail link, to be confirmed. */
  | { state: 'link'; key: string }
  | {
      state: 'known'
      owner: AlertOwner['kind']
      preferences: AlertPreferences
      /** A choice that could not be saved. */
      chosen: Cadence | null
      /** The deletion to confirm. */
      deletion: 'alerts' | 'account' | null
      /** First: the sign-in is not recent. */
      loginAgainHref: string | null
    }
)

/** Loads the visitor's alerts; for a mail link (`?key=`) a form, which no other site can post, opens them. */
export const loadAlertsPage = async (visit: Visit): Promise<PrivateResult<AlertsModel>> => {
  const key = visit.url.searchParams.get('key')
  if (key === null) return { model: await loadModel(visit) }
  return (await opensOtherAlerts(visit, key))
    ? { model: { ...commonOf(visit), state: 'link', key } }
    : { redirect: visit.url.pathname, cookies: [] }
}

const commonOf = (visit: Visit) => ({
  notice: ALERTS_NOTICES.find((each) => each === visit.url.searchParams.get('done')) ?? null,
  loginHref: loginHref(visit, visit.market.paths.alerts ?? '/'),
})

const loadModel = async (visit: Visit): Promise<AlertsModel> => {
  const { searchParams } = visit.url
  const { id, paths } = visit.market
  const common = commonOf(visit)
  try {
    const owner = await alertOwnerOf(visit)
    if (owner === null)
      return { ...common, state: (await loadVerifiedEmail(visit))?.hasAccount ? 'has-account' : 'nobody' }
    const preferences = await loadAlerts(userApi(visit, owner.person), id)
    if (typeof preferences === 'string')
      return { ...common, state: preferences === 'has-account' ? preferences : 'nobody' }
    const { cadence } = await draftOf(visit)
    const chosen = CADENCES.find((each) => each === cadence) ?? null
    const deletion = deletionToConfirm(searchParams.get('delete'), owner.kind)
    const isRecent = isRecentSignIn(visit.session?.signedInAt ?? null, visit.config.realNow())
    const loginAgainHref =
      deletion !== 'account' || isRecent ? null : loginHref(visit, `${paths.alerts}?delete=account`, true)
    return { ...common, state: 'known', owner: owner.kind, preferences, chosen, deletion, loginAgainHref }
  } catch (error) {
    recordRequestError(visit.log, 'alerts', error)
    return { ...common, state: 'unavailable' }
  }
}

const deletionToConfirm = (requested: string | null, owner: AlertOwner['kind']): 'alerts' | 'account' | null => {
  if (requested === 'account' && owner === 'account') return requested
  return requested === 'alerts' && owner !== 'link' ? requested : null
}
