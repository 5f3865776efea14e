import { z } from 'zod'

/** Design section 11, as the storefront has to know it. */
export const CODE_DIGITS = 6
export const RESEND_SECONDS = 60

const address = {
  email: z.string().max(320),
  /** Network address of the visitor, for counting; null where no platform tells it. */
  ip: z.string().max(64).nullable(),
}

/** `POST /codes/look-up`: whether an address has an account. */
export const lookUpRequestSchema = z.object(address)
export const lookUpAnswerSchema = z.object({ known: z.boolean() })

/** `POST /codes/send`: a code to an address, bound to a request that only its browser knows. */
export const sendCodeRequestSchema = z.object({
  ...address,
  /** Made of chance, 128 bits or more. */
  request: z.string().regex(/^[\w-]{22,80}$/),
  /** In which to write: one of the markets' (markets/market-id.ts). */
  language: z.string().regex(/^[a-z]{2,3}$/),
  /** The words about marketing mail that were agreed to, kept for the account that may follow; null: not agreed. */
  marketingText: z.string().max(500).nullable(),
})
export type SendCodeRequest = z.infer<typeof sendCodeRequestSchema>
/** How long until the next code may be asked for. */
export const sendCodeAnswerSchema = z.object({ resendInSeconds: z.number().int().min(0).max(600) })

/** `POST /codes/check`: a try. `spent`: only a new code helps. */
export const checkCodeRequestSchema = z.object({
  request: sendCodeRequestSchema.shape.request,
  code: z.string().max(40),
})
export const checkCodeAnswerSchema = z.object({ result: z.enum(['right', 'wrong', 'spent', 'no code']) })
export type CheckedCode = z.infer<typeof checkCodeAnswerSchema>['result']

/** `POST /codes/still-proven`: whether an address that was proven then (ms that pass) opens anything still. */
export const stillProvenRequestSchema = z.object({ email: address.email, provenAt: z.number().int() })
export const stillProvenAnswerSchema = z.object({ proven: z.boolean() })

/** Codes of refusals that mean something to a visitor; all others are failures. */
export const CODE_REFUSALS = ['bad_email', 'too_many'] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]
