import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

const clockTime = lazySchema(() => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** `value` is a phone number, email or URL by type; `chat` and a `form` without a URL open our own modals. */
export const contactSchema = lazySchema(() =>
  z.object({
    type: z.enum(['phone', 'whatsapp', 'email', 'form', 'link', 'chat']),
    label: z.string(),
    value: z.string(),
    /** In the market's time zone; days count from 0, Sunday. Empty: always. */
    hours: z.array(z.object({ days: z.array(z.number().int().min(0).max(6)), from: clockTime, to: clockTime })),
  }),
)
export type Contact = z.infer<typeof contactSchema>

/** Contacts of the layout (spec section 3): the book, and blocks that reference its entries. */
export const contactsSchema = lazySchema(() =>
  z.object({
    books: z.record(z.string(), contactSchema),
    blocks: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string().nullable(),
        showContactPage: z.boolean(),
        showTalkToUs: z.boolean(),
        /** Keys of `books`. */
        callToActionList: z.array(z.string()),
      }),
    ),
  }),
)
export type Contacts = z.infer<typeof contactsSchema>

const socialLink = lazySchema(() =>
  z
    .object({ value: z.url({ protocol: /^https$/ }) })
    .nullable()
    .default(null),
)

/** The footer's contacts book (spec section 3). */
export const socialBookSchema = lazySchema(() =>
  z.object({
    social: socialLink,
    facebookGroup: socialLink,
    facebook: socialLink,
    instagram: socialLink,
    tiktok: socialLink,
    youtube: socialLink,
  }),
)
export type SocialBook = z.infer<typeof socialBookSchema>
