import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Pages of the external account area (spec section 2), by routing key. */
export const ACCOUNT_PAGES = ['account-profile', 'travels', 'partnership', 'account-communications'] as const
export type AccountPage = (typeof ACCOUNT_PAGES)[number]

/** Target of a menu item, button or card (spec section 2, menu links). markets/links.ts resolves it to a path. */
export const linkTargetSchema = lazySchema(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('travel'), slug: z.string() }),
    z.object({ type: z.literal('custompage'), routingKey: z.string().optional(), slug: z.string().optional() }),
    /** The search page with a query string of filter keys, without the question mark. */
    z.object({ type: z.literal('search'), query: z.string() }),
    z.object({ type: z.literal('account'), routingKey: z.enum(ACCOUNT_PAGES) }),
    z.object({ type: z.literal('url'), url: z.string() }),
  ]),
)
export type LinkTarget = z.infer<typeof linkTargetSchema>

export const buttonSchema = lazySchema(() =>
  z.object({
    label: z.string(),
    link: linkTargetSchema,
    target: z.enum(['_self', '_blank']).default('_self'),
  }),
)
export type Button = z.infer<typeof buttonSchema>

/** `highlight`: heavier and underlined in the brand's colour; `quiet`: smaller and lighter. */
export const MENU_STYLES = ['highlight', 'quiet'] as const
export type MenuStyle = (typeof MENU_STYLES)[number]

const itemBase = lazySchema(() =>
  z.object({
    id: z.string(),
    label: z.string(),
    type: z.enum(['mega-menu', 'drop-down', 'columns', 'link']),
    /** One of MENU_STYLES; other values are ignored. */
    style: z.string().nullable().default(null),
    badge: z.enum(['NEW', 'HOT', 'SAFE']).nullable().default(null),
    icon: z.string().nullable().default(null),
    target: z.enum(['_self', '_blank']).default('_self'),
    link: linkTargetSchema.nullable(),
    removeAccordionOnMobile: z.boolean().default(false),
  }),
)
export type MenuItem = z.infer<typeof itemBase> & { children: MenuItem[] }

/** Menu item (spec section 3), at any depth. */
export const menuItemSchema: z.ZodType<MenuItem> = lazySchema(() =>
  itemBase.unwrap().extend({
    get children() {
      return z.array(menuItemSchema)
    },
  }),
)
