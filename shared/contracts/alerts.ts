import { z } from 'zod'
import { alertTypeSchema } from '../alerts/alert-types.ts'
import { consentSchema } from './consent.ts'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { currencyCodeSchema } from './money.ts'
import { salesStatusSchema } from './tour.ts'

/** Delivery of alert mail. */
export const CADENCES = ['instant', 'daily', 'weekly'] as const
export type Cadence = (typeof CADENCES)[number]

/** Reasons to remove an alert (spec section 4). */
export const REMOVAL_REASONS = ['too-many', 'not-relevant', 'no-longer-interested', 'other'] as const
export const MAX_REMOVAL_TEXT = 500

/** A slug, or a departure's code or id. */
const name = z.string().regex(/^[\p{L}\p{N}_-]{1,100}$/u)

/** `GET /alerts/subject`: the travel or departure of an alert, without personal data. */
export const alertSubjectSchema = lazySchema(() =>
  z.object({
    travel: z.object({ slug: z.string(), title: z.string(), destinationLabel: z.string() }),
    tour: z
      .object({
        code: z.string(),
        startingDate: isoDateSchema,
        endingDate: isoDateSchema,
        status: salesStatusSchema,
        /** Cents in the market's currency. */
        price: z.number().int(),
      })
      .nullable(),
    types: z.array(alertTypeSchema).min(1),
  }),
)
export type AlertSubject = z.infer<typeof alertSubjectSchema>

export const alertSchema = lazySchema(() =>
  alertSubjectSchema.unwrap().extend({
    id: z.string(),
    /** `isSold` is false if the requesting market does not sell the travel and has no page for it. */
    travel: alertSubjectSchema.unwrap().shape.travel.extend({ isSold: z.boolean().default(true) }),
    state: z.enum(['active', 'paused']),
    createdAt: z.string(),
    currency: currencyCodeSchema,
    /** Changes of the last 90 days, sent or not; newest first. */
    history: z.array(
      z.object({
        day: isoDateSchema,
        type: alertTypeSchema.exclude(['PLACE_FREE']),
        startingDate: isoDateSchema,
        endingDate: isoDateSchema,
        /** Cents in the alert's currency; null without a price change. */
        price: z.number().int().nullable(),
        priceBefore: z.number().int().nullable(),
      }),
    ),
  }),
)
export type Alert = z.infer<typeof alertSchema>

/** `GET /alerts`: all alerts of a user, and their delivery. */
export const alertPreferencesSchema = lazySchema(() =>
  z.object({
    email: z.string(),
    phone: z.string().nullable(),
    cadence: z.enum(CADENCES),
    paused: z.boolean(),
    alerts: z.array(alertSchema),
  }),
)
export type AlertPreferences = z.infer<typeof alertPreferencesSchema>

/** `POST /alerts`: creates an alert; a repeated request changes nothing. Accepts privacy policy and terms. */
export const alertRequestSchema = lazySchema(() =>
  z.strictObject({
    travel: name,
    tour: name.nullable(),
    /** Normalised by shared/sign-up/personal-fields.ts. */
    phone: z.string().max(40).nullable(),
    ...consentSchema.unwrap().shape,
  }),
)
export type AlertRequest = z.infer<typeof alertRequestSchema>

/** `PUT /alerts/{id}` */
export const alertChangeSchema = lazySchema(() => z.strictObject({ state: z.enum(['active', 'paused']) }))

/** `DELETE /alerts/{id}` */
export const alertRemovalSchema = lazySchema(() =>
  z
    .strictObject({ reason: z.enum(REMOVAL_REASONS), text: z.string().trim().max(MAX_REMOVAL_TEXT) })
    .refine(({ reason, text }) => reason !== 'other' || text !== '', 'text: other needs a text'),
)
export type AlertRemoval = z.infer<typeof alertRemovalSchema>

/** `PUT /alerts/preferences` */
export const preferencesChangeSchema = lazySchema(() =>
  z
    .strictObject({ cadence: z.enum(CADENCES), paused: z.boolean() })
    .partial()
    .refine((change) => Object.keys(change).length > 0, 'nothing to change'),
)
