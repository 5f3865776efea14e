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
import { doneSchema, type Failure } from '../../../shared/contracts/envelope.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { nullIfMissing, query } from '../../data/endpoint.ts'
import { lenientArray } from '../../data/lenient-array.ts'
import type { UserApi, UserEndpoint } from '../../data/user-client.ts'

const NAME = 'personal alerts'
const preferencesResponseSchema = lazySchema(() =>
  alertPreferencesSchema.unwrap().extend({ alerts: lenientArray('alerts', alertSchema) }),
)

/** Result of a change. `unknown`: it no longer exists; `failed`: no change is confirmed. */
export type ChangeResult = 'done' | 'unknown' | 'failed'

/** Subject of a new alert; null for an unknown travel or departure. Throws when the back end fails. */
export const loadSubject = (
  api: UserApi,
  market: MarketId,
  travel: string,
  tour: string | null,
): Promise<AlertSubject | null> =>
  api({
    name: NAME,
    path: `/alerts/subject?${query(market, { travel, ...(tour !== null && { tour }) })}`,
    data: alertSubjectSchema,
    refusal: nullIfMissing,
  })

/** Why a verified email gives no access: it has an account now, or its data was deleted since (decision 22). */
export type EmailAccessDenied = 'has-account' | 'forgotten'

const accessDenied = (status: number, failure: Failure | undefined): EmailAccessDenied | undefined =>
  status !== 403 ? undefined : failure?.error.code === 'has_account' ? 'has-account' : 'forgotten'

/** A user's alerts and preferences. Throws when the back end fails. */
export const loadAlerts = (api: UserApi, market: MarketId): Promise<AlertPreferences | EmailAccessDenied> =>
  api({ name: NAME, path: `/alerts?${query(market)}`, data: preferencesResponseSchema, refusal: accessDenied })

/** Creates an alert, unless it exists. */
export const addAlert = (api: UserApi, market: MarketId, request: AlertRequest): Promise<ChangeResult> =>
  change(api, {
    method: 'POST',
    isIdempotent: true,
    path: `/alerts?${query(market)}`,
    body: request,
    data: z.object({ id: z.string() }),
  })

export const setAlertState = (
  api: UserApi,
  market: MarketId,
  id: string,
  state: 'active' | 'paused',
): Promise<ChangeResult> =>
  change(api, {
    method: 'PUT',
    path: `/alerts/${encodeURIComponent(id)}?${query(market)}`,
    body: { state },
    data: doneSchema,
  })

export const removeAlert = (api: UserApi, market: MarketId, id: string, removal: AlertRemoval): Promise<ChangeResult> =>
  change(api, {
    method: 'POST',
    isIdempotent: true,
    path: `/alerts/${encodeURIComponent(id)}/removal?${query(market)}`,
    body: removal,
    data: doneSchema,
  })

export const changePreferences = (
  api: UserApi,
  market: MarketId,
  body: { cadence?: Cadence; paused?: boolean },
): Promise<ChangeResult> =>
  change(api, { method: 'PUT', path: `/alerts/preferences?${query(market)}`, body, data: doneSchema })

/** Everything that the back end stores about a user, for download. Throws when the back end fails. */
export const loadData = (api: UserApi, market: MarketId): Promise<object | EmailAccessDenied> =>
  api({
    name: NAME,
    path: `/alerts/data?${query(market)}`,
    data: z.record(z.string(), z.unknown()),
    refusal: accessDenied,
  })

/**
 * Deletes a user's alerts, newsletter and consents, and with the account the wishlist. Throws unless the back end
 * confirms.
 */
export const deleteData = (
  api: UserApi,
  market: MarketId,
  what: 'alerts' | 'account',
): Promise<'done' | EmailAccessDenied> =>
  api({
    name: NAME,
    method: 'DELETE',
    path: `/alerts/data?${query(market, { what })}`,
    data: doneSchema.transform(() => 'done' as const),
    // 404: no data is stored about this user.
    refusal: (status, failure) => (status === 404 ? ('done' as const) : accessDenied(status, failure)),
  })

const change = (api: UserApi, endpoint: Omit<UserEndpoint<unknown>, 'name'>): Promise<ChangeResult> =>
  api<unknown, ChangeResult>({
    ...endpoint,
    name: NAME,
    refusal: (status) => (status === 404 || status === 403 ? 'unknown' : undefined),
  }).then(
    (result) => (result === 'unknown' ? 'unknown' : 'done'),
    () => 'failed',
  )
