import { z } from 'zod'
import { contactsSchema } from './contacts.ts'
import { imageSchema } from './image.ts'
import { buttonSchema, menuItemSchema } from './menu-link.ts'
import { currencySchema } from './money.ts'

/** Banner, "bean bar" (spec section 3). `message` may carry markup, sanitised at ingest. */
export const bannerSchema = z.object({
  id: z.string(),
  position: z.enum(['top', 'bottom']).default('bottom'),
  message: z.string(),
  backgroundColor: z.string().default('red-pink'),
  textColor: z.string().default('white'),
  customCss: z.string().nullable().default(null),
  callToAction: buttonSchema.nullable().default(null),
  closable: z.boolean().default(true),
  /** Path lists; `*` stands for one segment, `**` for the rest. */
  routes: z
    .object({ match: z.array(z.string()).default([]), exclude: z.array(z.string()).default([]) })
    .default({ match: [], exclude: [] }),
})
export type Banner = z.infer<typeof bannerSchema>

/** Footer props (spec section 3). */
export const footerSchema = z.object({
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
})
export type Footer = z.infer<typeof footerSchema>

/** Site settings (spec section 3). */
export const settingsSchema = z.object({ installmentPayments: z.boolean(), currencies: z.array(currencySchema).min(1) })
export type Settings = z.infer<typeof settingsSchema>

/**
 * `GET /layouts` (spec sections 3 and 7), without what belongs to one visitor: geolocation and the current
 * currency are worked out at the edge.
 */
export const layoutSchema = z.object({
  header: z.object({ menu: z.array(menuItemSchema) }),
  footer: footerSchema,
  beans: z.array(bannerSchema),
  contacts: contactsSchema.default({ books: {}, blocks: [] }),
  settings: settingsSchema,
})
export type Layout = z.infer<typeof layoutSchema>
