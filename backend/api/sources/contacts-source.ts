import { z } from 'zod'
import { LANGUAGES, type Language, MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { type Contact, contactSchema } from '../../../shared/contracts/contacts.ts'
import { emailSchema } from '../../../shared/contracts/email.ts'
import { localizedShape, localizedTextSchema, withAmerican } from './localized-source.ts'
import { isSafeLink } from './safe-link.ts'

const { type, hours } = contactSchema.unwrap().shape

/** Market that shares a language and may have its own value. */
type OwnMarket = Exclude<MarketId, Language>
const ownValues = Object.fromEntries(
  MARKET_IDS.filter((id) => !(LANGUAGES as readonly string[]).includes(id)).map((id) => [
    id,
    z.string().min(1).optional(),
  ]),
) as Record<OwnMarket, z.ZodOptional<z.ZodString>>

const NAME = /^[a-z-]+$/
const PHONE = /^\+?[\d ().-]{4,30}$/

/** The values from which the storefront builds a safe link, by type. */
const VALUES: Record<Contact['type'], (value: string) => boolean> = {
  phone: (value) => PHONE.test(value),
  whatsapp: (value) => PHONE.test(value) || isSafeLink(value),
  email: (value) => emailSchema.safeParse(value).success,
  link: isSafeLink,
  form: (value) => NAME.test(value) || isSafeLink(value),
  chat: (value) => NAME.test(value),
}

/** Books that placeholders name. */
const BOOKS_OF_TEXTS: Record<string, Contact['type']> = { email: 'email', booking: 'email', phone: 'phone' }

/** layout/contacts.json (spec section 3). */
export const contactsSourceSchema = z
  .strictObject({
    books: z.record(
      z.string().regex(/^[a-z0-9-]+$/),
      z
        .strictObject({
          type,
          label: localizedTextSchema,
          value: z.union([
            z.string().min(1),
            localizedShape(z.string().trim().min(1)).extend(ownValues).transform(withAmerican),
          ]),
          hours,
        })
        .refine(({ type, value }) => Object.values(typeof value === 'string' ? [value] : value).every(VALUES[type]), {
          path: ['value'],
          error: 'is no value of its type',
        }),
    ),
    blocks: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        title: localizedTextSchema,
        text: localizedTextSchema.optional(),
        showContactPage: z.boolean(),
        showTalkToUs: z.boolean(),
        callToActionList: z.array(z.string()).min(1),
      }),
    ),
  })
  .refine(({ books, blocks }) => blocks.every((block) => block.callToActionList.every((key) => key in books)), {
    error: 'a block names a contact that the book does not have',
  })
  .refine(({ books }) => Object.entries(BOOKS_OF_TEXTS).every(([key, type]) => books[key]?.type === type), {
    path: ['books'],
    error: 'texts name the e-mail addresses of email and booking, and the number of phone: the book must have them',
  })
export type ContactsSource = z.infer<typeof contactsSourceSchema>

export const newsletterFormSource = {
  emailPlaceholder: localizedTextSchema,
  cta: localizedTextSchema,
  description: localizedTextSchema,
  descriptionBottom: localizedTextSchema,
}
