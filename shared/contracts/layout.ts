import { z } from 'zod'
import { contactsSchema, socialBookSchema } from './contacts.ts'
import { imageSchema } from './image.ts'
import { lazySchema } from './lazy-schema.ts'
import { buttonSchema, menuItemSchema } from './menu-link.ts'
import { currencySchema } from './money.ts'
import { averageRatingSchema } from './travel.ts'

/** Path patterns: `*` matches one segment, `**` the rest. */
const routesSchema = lazySchema(() =>
  z
    .object({ match: z.array(z.string()).default([]), exclude: z.array(z.string()).default([]) })
    .default({ match: [], exclude: [] }),
)
export type BeanRoutes = z.infer<typeof routesSchema>

/** Banner, "bean bar" (spec section 3). `message` may carry markup, sanitised at ingest. */
export const bannerSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    position: z.enum(['top', 'bottom']).default('bottom'),
    message: z.string(),
    backgroundColor: z.string().default('red-pink'),
    textColor: z.string().default('white'),
    customCss: z.string().nullable().default(null),
    callToAction: buttonSchema.nullable().default(null),
    closable: z.boolean().default(true),
    routes: routesSchema,
  }),
)
export type Banner = z.infer<typeof bannerSchema>

/** Talk-to-us bean (spec section 3): opens the talk-to-us modal on matching paths. */
export const talkToUsBeanSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    backgroundColor: z.string().default('teal'),
    textColor: z.string().default('white'),
    message: z.string(),
    customCss: z.string().nullable().default(null),
    routes: routesSchema,
  }),
)
export type TalkToUsBean = z.infer<typeof talkToUsBeanSchema>

/** Trust rating (spec section 3) over all reviews. */
export const trustRatingSchema = lazySchema(() =>
  z.object({
    rating: averageRatingSchema,
    count: z.number().int().nonnegative(),
    /** Outside 0 to 100 if the rating is outside 0 to 5. */
    ratingPercent: z.number(),
  }),
)
export type TrustRating = z.infer<typeof trustRatingSchema>

/** Newsletter form config (spec sections 3 and 5), the same for the block and the footer. */
export const newsletterFormSchema = lazySchema(() =>
  z.object({
    /** Absolute; its origin is in the CSP's form-action. */
    action: z.url(),
    emailPlaceholder: z.string(),
    cta: z.string(),
    description: z.string(),
    descriptionBottom: z.string(),
    /** Field names of the hidden gdpr checkbox and of the honeypot. */
    gdpr: z.string(),
    bot: z.string(),
  }),
)
export type NewsletterForm = z.infer<typeof newsletterFormSchema>

/** Footer props (spec section 3). */
export const footerSchema = lazySchema(() =>
  z.object({
    menu: z.array(menuItemSchema),
    footerMessage: z.string(),
    collapseOpenMessage: z.string(),
    collapseCloseMessage: z.string(),
    paymentMessage: z.string(),
    showUserRating: z.boolean(),
    badges: z.array(
      z.object({ url: z.string(), image: imageSchema, imageHeight: z.number().default(40), label: z.string() }),
    ),
    paymentSystems: z.array(z.object({ url: z.string(), image: imageSchema, imageHeight: z.number().default(30) })),
    contactsBook: socialBookSchema.prefault({}),
    newsletter: newsletterFormSchema.nullable().default(null),
  }),
)
export type Footer = z.infer<typeof footerSchema>

/** Site settings (spec section 3). */
export const settingsSchema = lazySchema(() =>
  z.object({ installmentPayments: z.boolean(), currencies: z.array(currencySchema).min(1) }),
)
export type Settings = z.infer<typeof settingsSchema>

/** `GET /layouts` (spec sections 3 and 7). Geolocation and the current currency are resolved at the edge. */
export const layoutSchema = lazySchema(() =>
  z.object({
    header: z.object({ menu: z.array(menuItemSchema) }),
    footer: footerSchema,
    beans: z.array(bannerSchema),
    talkToUsBeans: z.array(talkToUsBeanSchema).default([]),
    contacts: contactsSchema.default({ books: {}, blocks: [] }),
    trustRating: trustRatingSchema.nullable().default(null),
    settings: settingsSchema,
  }),
)
export type Layout = z.infer<typeof layoutSchema>

/** Named colours of beans (banners, talk-to-us); all others are `#rrggbb` (spec section 3). */
export const BEAN_BACKGROUNDS = ['red-pink', 'teal', 'ink', 'sand'] as const
export type BeanBackground = (typeof BEAN_BACKGROUNDS)[number]
const NAMES: readonly string[] = [...BEAN_BACKGROUNDS, 'white']

/** Colour as editors may write it. The storefront accepts any text and falls back to the bean's default. */
export const beanColourSchema = z.string().refine((text) => NAMES.includes(text) || /^#[0-9a-f]{6}$/i.test(text), {
  error: `a colour is one of ${NAMES.join(', ')}, or #rrggbb`,
})
