import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** A one-time code has this many digits (spec section 5). */
export const CODE_DIGITS = 6

const address = {
  email: z.string().max(320),
  /** Network address of the visitor, for rate limits; null if the platform provides none. */
  ip: z.string().max(64).nullable(),
}

/** `POST /codes/look-up`: whether an email has an account. */
export const lookUpRequestSchema = lazySchema(() => z.object(address))
export const lookUpResponseSchema = lazySchema(() => z.object({ known: z.boolean() }))

/** `POST /codes/send`: mails a code, bound to a request id that only one browser knows. */
export const sendCodeRequestSchema = lazySchema(() =>
  z.object({
    ...address,
    /** Random, at least 128 bits. */
    request: z.string().regex(/^[\w-]{22,80}$/),
    /** Id of a browser that has verified this email before: others cannot spend its codes. */
    device: z.string().max(80).nullable().default(null),
    /** When it did last (ms). */
    deviceKnownAt: z.number().int().nullable().default(null),
    /** Language of the mail. */
    language: z.string().regex(/^[a-z]{2,3}$/),
    /** Accepted text about marketing mail, stored for a later account; null: not accepted. */
    marketingText: z.string().max(500).nullable(),
  }),
)
export type SendCodeRequest = z.infer<typeof sendCodeRequestSchema>
export const sendCodeResponseSchema = lazySchema(() => z.object({ resendInSeconds: z.number().int().min(0).max(600) }))

/** `POST /codes/check`: an attempt. `spent`: only a new code helps. */
export const checkCodeRequestSchema = lazySchema(() =>
  z.object({
    request: sendCodeRequestSchema.unwrap().shape.request,
    code: z.string().max(40),
  }),
)
export const checkCodeResponseSchema = lazySchema(() =>
  z.object({ result: z.enum(['right', 'wrong', 'spent', 'no code']) }),
)
export type CheckedCode = z.infer<typeof checkCodeResponseSchema>['result']

/** `POST /codes/still-proven`: whether a verification of that time (ms) is still valid. */
export const stillVerifiedRequestSchema = lazySchema(() =>
  z.object({ email: address.email, provenAt: z.number().int(), hadAccount: z.boolean().default(false) }),
)
export type StillVerifiedRequest = z.infer<typeof stillVerifiedRequestSchema>
export const stillVerifiedResponseSchema = lazySchema(() => z.object({ proven: z.boolean() }))

/** Refusals that visitors see a message for; all others are failures. */
export const CODE_REFUSALS = ['bad_email', 'too_many'] as const

/** `extraData` of `too_many`. Default: an hour, the longest wait. */
export const tooManySchema = lazySchema(() =>
  z.object({ retryInSeconds: z.number().int().min(0).max(3600) }).catch({ retryInSeconds: 3600 }),
)
export type TooMany = z.infer<typeof tooManySchema>
