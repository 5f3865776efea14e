import { z } from 'zod'
import type { MarketId } from '../../../markets/market-id.ts'
import {
  type AlertPreferences,
  type AlertRemoval,
  type AlertRequest,
  type AlertSubject,
  alertPreferencesSchema,
  alertSchema,
  alertSubjectSchema,
  type Cadence,
} from '../../../shared/contracts/alerts.ts'
import { doneSchema, envelope, failureSchema } from '../../../shared/contracts/envelope.ts'
import { lenientArray } from '../../data/lenient-array.ts'
import type { UserApi } from '../wishlist/personal-port.ts'

const subjectResponseSchema = envelope(alertSubjectSchema)
const preferencesResponseSchema = envelope(
  alertPreferencesSchema.extend({ alerts: lenientArray('alerts', alertSchema) }),
)
/** The back end says that it is done; a status alone says nothing. */
const doneResponseSchema = envelope(doneSchema)
const keptResponseSchema = envelope(z.object({ id: z.string() }))
const dataResponseSchema = envelope(z.record(z.string(), z.unknown()))

/** What came of a change: `unknown`: there is no such thing (any more); `failed`: nothing is known to have changed. */
export type ChangeResult = 'done' | 'unknown' | 'failed'

/** What an alert would be about; null when there is no such travel or departure. Throws when the back end cannot tell. */
export const loadSubject = async (
  api: UserApi,
  market: MarketId,
  travel: string,
  tour: string | null,
): Promise<AlertSubject | null> => {
  const query = new URLSearchParams({ market, travel, ...(tour !== null && { tour }) })
  const { status, json } = await api(`/alerts/subject?${query}`)
  return status === 404 ? null : subjectResponseSchema.parse(json).data
}

/** A proven address opens nothing: it is an account's by now, or all of it was deleted since (decision 31). */
export type EmailAccessDenied = 'has-account' | 'forgotten'
type Answer = Awaited<ReturnType<UserApi>>

const closedOf = ({ status, json }: Answer): EmailAccessDenied | null =>
  status !== 403 ? null : failureSchema.safeParse(json).data?.error.code === 'has_account' ? 'has-account' : 'forgotten'

/** Everything that a person is told about. Throws when the back end cannot tell. */
export const loadAlerts = async (api: UserApi, market: MarketId): Promise<AlertPreferences | EmailAccessDenied> => {
  const answer = await api(`/alerts?market=${market}`)
  return closedOf(answer) ?? preferencesResponseSchema.parse(answer.json).data
}

/** Asks for an alert; asked for again it is one. */
export const addAlert = (api: UserApi, market: MarketId, request: AlertRequest): Promise<ChangeResult> =>
  changed(api(`/alerts?market=${market}`, { method: 'POST', body: request }), keptResponseSchema)

export const setAlertState = (
  api: UserApi,
  market: MarketId,
  id: string,
  state: 'active' | 'paused',
): Promise<ChangeResult> =>
  changed(api(`/alerts/${encodeURIComponent(id)}?market=${market}`, { method: 'PUT', body: { state } }))

export const removeAlert = (api: UserApi, market: MarketId, id: string, removal: AlertRemoval): Promise<ChangeResult> =>
  changed(api(`/alerts/${encodeURIComponent(id)}/removal?market=${market}`, { method: 'POST', body: removal }))

export const changePreferences = (
  api: UserApi,
  market: MarketId,
  change: { cadence?: Cadence; paused?: boolean },
): Promise<ChangeResult> => changed(api(`/alerts/preferences?market=${market}`, { method: 'PUT', body: change }))

/** All that the back end keeps of a person, for them to take away. Throws when it cannot tell. */
export const loadData = async (api: UserApi, market: MarketId): Promise<object | EmailAccessDenied> => {
  const answer = await api(`/alerts/data?market=${market}`)
  return closedOf(answer) ?? dataResponseSchema.parse(answer.json).data
}

/**
 * Has the back end forget a person's alerts, newsletter and consents; with the account the wishlist, too. Throws when
 * it did not, or did not say so.
 */
export const forgetData = async (
  api: UserApi,
  market: MarketId,
  what: 'alerts' | 'account',
): Promise<'done' | EmailAccessDenied> => {
  const answer = await api(`/alerts/data?${new URLSearchParams({ market, what })}`, { method: 'DELETE' })
  const closed = closedOf(answer)
  // 404: nothing is kept of them.
  if (closed === null && answer.status !== 404) doneResponseSchema.parse(answer.json)
  return closed ?? 'done'
}

const changed = (answer: Promise<Answer>, door: z.ZodType = doneResponseSchema): Promise<ChangeResult> =>
  answer
    .then(({ status, json }): ChangeResult => {
      if (status === 404 || status === 403) return 'unknown'
      door.parse(json)
      return 'done'
    })
    .catch(() => 'failed')
