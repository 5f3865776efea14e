import { z } from 'zod'
import {
  alertChangeSchema,
  alertPreferencesSchema,
  alertRemovalSchema,
  alertRequestSchema,
  alertSubjectSchema,
  preferencesChangeSchema,
} from '../alerts.ts'
import { consentSchema } from '../consent.ts'
import { doneSchema } from '../envelope.ts'
import { groupInfoSchema } from '../group-info.ts'
import { attendanceSchema, joinedSchema } from '../wemeet.ts'
import {
  boundEmailSchema,
  savedIdsSchema,
  sharedListSchema,
  shareSchema,
  voteSchema,
  wishlistSchema,
  wishlistUpdateResultSchema,
  wishlistUpdateSchema,
} from '../wishlist.ts'
import { call, type Found, named } from './contract-call.ts'

const user = { token: 'user' } as const
const change = { token: 'user', isChange: true } as const
const share = ({ share }: Found) => (share === undefined ? null : { path: { share } })
const consent = { marketing: null, words: { version: '1', privacy: 'I accept.', marketing: 'I agree.' } }

/** In an order in which each finds what the ones before it have stored, and the last ones delete it. */
export const userCalls = [
  call('groups', 'GET /group-info', 'Travellers of a departure, anonymous; only a count for small groups', {
    ...user,
    isForAllMarkets: true,
    query: z.object({ tour: z.string().describe('id of the departure') }),
    data: groupInfoSchema,
    sample: ({ tourId }) => named('tour', tourId),
  }),
  call('wishlist', 'POST /wishlist', 'Saves or removes a travel or a departure', {
    ...change,
    isForAllMarkets: true,
    body: wishlistUpdateSchema,
    data: wishlistUpdateResultSchema,
    sample: ({ tourId }, { uuid }) =>
      tourId === undefined ? null : { body: { action: 'add', item: { tour: tourId }, key: uuid } },
  }),
  call('wishlist', 'GET /wishlist/ids', 'Ids of what a user has saved', {
    ...user,
    isForAllMarkets: true,
    data: savedIdsSchema,
    sample: () => ({}),
  }),
  call('wishlist', 'GET /wishlist', 'What a user has saved, last saved first', {
    ...user,
    data: wishlistSchema,
    sample: () => ({}),
  }),
  call('wishlist', 'PUT /wishlist/address', 'Binds a visitor’s list to a verified email', {
    ...change,
    isForAllMarkets: true,
    body: boundEmailSchema,
    data: doneSchema,
    sample: (_, { email }) => ({ body: { email } }),
  }),
  call('wishlist', 'POST /wishlist/share', 'Creates the link of a list', {
    ...change,
    isForAllMarkets: true,
    data: z.object({ share: shareSchema }),
    sample: () => ({}),
    finds: ({ share }) => ({ share }),
  }),
  call('wishlist', 'POST /wishlist/shared/{share}/votes', 'Replaces the votes of a friend', {
    token: 'storefront',
    isChange: true,
    isForAllMarkets: true,
    body: voteSchema,
    data: doneSchema,
    sample: (found, { hash }) => {
      const path = share(found)
      return path && { ...path, body: { voter: hash, name: 'Anna', tours: [found.tourId ?? ''] } }
    },
  }),
  call('wishlist', 'GET /wishlist/shared/{share}', 'A list as its link shows it; 404 once the link is revoked', {
    token: 'storefront',
    query: z.object({ voter: z.string().optional().describe('marks the votes of this friend') }),
    data: sharedListSchema,
    sample: share,
  }),
  call('wishlist', 'DELETE /wishlist/share', 'Ends the link of a list', {
    ...change,
    isForAllMarkets: true,
    data: doneSchema,
    sample: () => ({}),
  }),
  call('alerts', 'GET /alerts/subject', 'What an alert could be about', {
    ...user,
    query: z.object({
      travel: z.string().describe('slug'),
      tour: z.string().optional().describe('code of the departure'),
    }),
    data: alertSubjectSchema,
    sample: ({ travelSlug }) => named('travel', travelSlug),
  }),
  call('alerts', 'POST /alerts', 'Creates an alert', {
    ...change,
    body: alertRequestSchema,
    data: z.object({ id: z.string() }),
    sample: ({ travelSlug }) =>
      travelSlug === undefined ? null : { body: { travel: travelSlug, tour: null, phone: null, ...consent } },
    finds: ({ id }) => ({ alert: id }),
  }),
  call(
    'alerts',
    'GET /alerts',
    'Alerts of a user; 403 for a verified email with an account (`has_account`) or deleted since (`forgotten`)',
    { ...user, data: alertPreferencesSchema, sample: () => ({}) },
  ),
  call('alerts', 'PUT /alerts/preferences', 'Changes how alerts arrive', {
    ...change,
    body: preferencesChangeSchema,
    data: doneSchema,
    sample: () => ({ body: { cadence: 'weekly' } }),
  }),
  call('alerts', 'PUT /alerts/consent', 'Keeps what a user has agreed to', {
    ...change,
    body: consentSchema,
    data: doneSchema,
    sample: () => ({ body: consent }),
  }),
  call('alerts', 'PUT /alerts/{id}', 'Pauses or resumes an alert', {
    ...change,
    body: alertChangeSchema,
    data: doneSchema,
    sample: ({ alert }) => (alert === undefined ? null : { path: { id: alert }, body: { state: 'paused' } }),
  }),
  call('alerts', 'POST /alerts/{id}/removal', 'Removes an alert', {
    ...change,
    body: alertRemovalSchema,
    data: doneSchema,
    sample: ({ alert }) =>
      alert === undefined ? null : { path: { id: alert }, body: { reason: 'not-relevant', text: '' } },
  }),
  call('community events', 'GET /wemeet/attendance', 'Whether a user attends an event', {
    ...user,
    query: z.object({ event: z.string().describe('id of the event') }),
    data: attendanceSchema,
    sample: ({ event }) => named('event', event),
  }),
  call('community events', 'PUT /wemeet/attendance', 'Joins an event (id), and mails a confirmation', {
    ...change,
    query: z.object({ event: z.string().describe('id of the event') }),
    data: joinedSchema,
    sample: ({ event }) => named('event', event),
  }),
  call('community events', 'DELETE /wemeet/attendance', 'Leaves an event', {
    ...change,
    query: z.object({ event: z.string().describe('id of the event') }),
    data: doneSchema,
    sample: ({ event }) => named('event', event),
  }),
  call('alerts', 'GET /alerts/data', 'Everything that is stored of a user', {
    ...user,
    data: z.record(z.string(), z.unknown()),
    sample: () => ({}),
  }),
  call('alerts', 'DELETE /alerts/data', 'Deletes what is stored of a user', {
    ...change,
    query: z.object({ what: z.enum(['account']).optional().describe('also deletes the wishlist') }),
    data: doneSchema,
    sample: () => ({}),
  }),
]
