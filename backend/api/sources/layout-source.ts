import { z } from 'zod'
import { marketIdSchema } from '../../../markets/market-id.ts'
import { beanColourSchema } from '../../../shared/contracts/layout.ts'
import { MENU_STYLES } from '../../../shared/contracts/menu-link.ts'
import { contactsSourceSchema, newsletterFormSource } from './contacts-source.ts'
import { buttonSourceSchema, linkSourceSchema, localized, localizedTextSchema, nameSchema } from './localized-source.ts'
import { isSafeLink, safeLinkSchema } from './safe-link.ts'
import { storedCurrencySchema } from './stored-currency.ts'
import { faqsSourceSchema, includedSourceSchema } from './travel-extras-source.ts'

const itemBase = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: localizedTextSchema,
  /** `link` needs a link; the other types need children. */
  type: z.enum(['mega-menu', 'drop-down', 'columns', 'link']),
  style: z.enum(MENU_STYLES).optional(),
  badge: z.enum(['NEW', 'HOT', 'SAFE']).optional(),
  icon: nameSchema.optional(),
  target: z.enum(['_self', '_blank']).optional(),
  link: linkSourceSchema.optional(),
  removeAccordionOnMobile: z.boolean().optional(),
  markets: z.array(marketIdSchema).optional(),
})
export type MenuItemSource = z.infer<typeof itemBase> & { children?: MenuItemSource[] | undefined }

export const menuItemSourceSchema: z.ZodType<MenuItemSource> = itemBase.extend({
  get children() {
    return z.array(menuItemSourceSchema).optional()
  },
})

export const headerSourceSchema = z.strictObject({ menu: z.array(menuItemSourceSchema) })

const pictureLinkSource = z.strictObject({
  /** Empty for a picture without a link. */
  url: z.union([z.literal(''), safeLinkSchema]),
  icon: nameSchema,
  imageHeight: z.number().optional(),
  label: localizedTextSchema,
})

const socialLinkSource = localized(z.url({ protocol: /^https$/ }).refine(isSafeLink)).optional()

/** layout/footer.json (spec section 3). */
export const footerSourceSchema = z.strictObject({
  menu: z.array(menuItemSourceSchema),
  footerMessage: localizedTextSchema,
  collapseOpenMessage: localizedTextSchema,
  collapseCloseMessage: localizedTextSchema,
  paymentMessage: localizedTextSchema,
  showUserRating: z.boolean(),
  badges: z.array(pictureLinkSource),
  paymentSystems: z.array(pictureLinkSource),
  contactsBook: z.strictObject({
    social: socialLinkSource,
    facebookGroup: socialLinkSource,
    facebook: socialLinkSource,
    instagram: socialLinkSource,
    tiktok: socialLinkSource,
    youtube: socialLinkSource,
  }),
  newsletter: z.strictObject(newsletterFormSource),
})

/** `*` matches one segment, `**` the rest. Paths differ by market: prefer `/` and `/**`. */
const routesSource = z
  .strictObject({ match: z.array(z.string()).optional(), exclude: z.array(z.string()).optional() })
  .optional()

const id = z.string().regex(/^[a-z0-9-]+$/)
const beanText = {
  message: localizedTextSchema,
  backgroundColor: beanColourSchema.optional(),
  textColor: beanColourSchema.optional(),
}
const beanScope = {
  customCss: z.string().optional(),
  routes: routesSource,
  markets: z.array(marketIdSchema).optional(),
}

/** layout/banners.json (spec section 3); `message` may contain strong, em and a. */
export const bannersSourceSchema = z.array(
  z.strictObject({
    id,
    position: z.enum(['top', 'bottom']).optional(),
    ...beanText,
    callToAction: buttonSourceSchema.optional(),
    closable: z.boolean().optional(),
    ...beanScope,
  }),
)

/** layout/talk-to-us.json (spec section 3). */
export const talkToUsSourceSchema = z.array(z.strictObject({ id, ...beanText, ...beanScope }))

/** layout/settings.json (spec section 3). */
export const settingsSourceSchema = z.strictObject({
  installmentPayments: z.boolean(),
  currencies: z
    .array(z.strictObject({ isoCode: storedCurrencySchema, symbol: z.string().min(1), name: localizedTextSchema }))
    .min(1),
})

const SOURCES = {
  header: headerSourceSchema,
  footer: footerSourceSchema,
  banners: bannersSourceSchema,
  settings: settingsSourceSchema,
  talkToUs: talkToUsSourceSchema,
  contacts: contactsSourceSchema,
}
export type LayoutSource = { [Part in keyof typeof SOURCES]: z.infer<(typeof SOURCES)[Part]> }

/** By name in `documents`, with what all trips have. */
export const LAYOUT_PARTS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>(
  Object.entries({ ...SOURCES, included: includedSourceSchema, faqs: faqsSourceSchema }),
)
