import { z } from 'zod'
import { alertTypeSchema } from '../alerts/alert-types.ts'
import { consentSchema } from './consent.ts'
import { isoDateSchema } from './iso-date.ts'
import { currencyCodeSchema } from './money.ts'
import { salesStatusSchema } from './tour.ts'

/** How mail is put together. */
export const CADENCES = ['instant', 'daily', 'weekly'] as const
export type Cadence = (typeof CADENCES)[number]

/** Why somebody ends an alert (spec section 4). */
export const REMOVAL_REASONS = ['too-many', 'not-relevant', 'no-longer-interested', 'other'] as const
export const MAX_REMOVAL_TEXT = 500

/** A slug, or a departure's code or id. */
const name = z.string().regex(/^[\p{L}\p{N}_-]{1,100}$/u)

/** What an alert can be about, as `GET /alerts/subject` answers it: nothing of it is anybody's own. */
export const alertSubjectSchema = z.object({
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
})
export type AlertSubject = z.infer<typeof alertSubjectSchema>

/** One of somebody's alerts. */
export const alertSchema = alertSubjectSchema.extend({
  id: z.string(),
  /** `isSold` is false where the market that asks does not sell the travel: it has no page there. */
  travel: alertSubjectSchema.shape.travel.extend({ isSold: z.boolean().default(true) }),
  state: z.enum(['active', 'paused']),
  createdAt: z.string(),
  currency: currencyCodeSchema,
  /** What it told, or would have told, in the last 90 days; the newest first. */
  history: z.array(
    z.object({
      day: isoDateSchema,
      type: alertTypeSchema,
      startingDate: isoDateSchema,
      endingDate: isoDateSchema,
      /** Cents in the alert's currency; null where no price is told. */
      price: z.number().int().nullable(),
      priceBefore: z.number().int().nullable(),
    }),
  ),
})
export type Alert = z.infer<typeof alertSchema>

/** `GET /alerts`: everything that somebody is told about, and how. */
export const alertPreferencesSchema = z.object({
  email: z.string(),
  phone: z.string().nullable(),
  cadence: z.enum(CADENCES),
  paused: z.boolean(),
  alerts: z.array(alertSchema),
})
export type AlertPreferences = z.infer<typeof alertPreferencesSchema>

/** `POST /alerts`: asks for one; asked for again it is one. Going on accepts privacy policy and terms. */
export const alertRequestSchema = z.strictObject({
  travel: name,
  tour: name.nullable(),
  /** Checked by shared/sign-up/personal-fields.ts before. */
  phone: z.string().max(40).nullable(),
  ...consentSchema.shape,
})
export type AlertRequest = z.infer<typeof alertRequestSchema>

/** `PUT /alerts/{id}`: activates or deactivates one. */
export const alertChangeSchema = z.strictObject({ state: z.enum(['active', 'paused']) })

/** `DELETE /alerts/{id}`: removes one, with the reason that was given. */
export const alertRemovalSchema = z
  .strictObject({ reason: z.enum(REMOVAL_REASONS), text: z.string().trim().max(MAX_REMOVAL_TEXT) })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', 'text: other needs a text')
export type AlertRemoval = z.infer<typeof alertRemovalSchema>

/** `PUT /alerts/preferences`. */
export const preferencesChangeSchema = z
  .strictObject({ cadence: z.enum(CADENCES), paused: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
