import { z } from 'zod'
import { LANGUAGES, type Language, type TextKey } from '../../../markets/market-id.ts'
import { ACCOUNT_PAGES } from '../../../shared/contracts/menu-link.ts'
import { hasSafeLinks, safeLinkSchema } from './safe-link.ts'

export const withAmerican = <T extends { en: unknown; us?: unknown }>(values: T) =>
  ({ ...values, us: values.us ?? values.en }) as T & { us: T['en'] }

/** Removes `us` values that follow from the English ones. */
export const withoutImpliedAmerican = (source: unknown): unknown =>
  JSON.parse(JSON.stringify(source), (_, value) => {
    if (value === null || typeof value !== 'object' || !('en' in value && 'us' in value)) return value
    const { us, ...rest } = value
    return JSON.stringify(us) === JSON.stringify(rest.en) ? rest : value
  })

export const localizedShape = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    ...(Object.fromEntries(LANGUAGES.map((language) => [language, value])) as Record<Language, T>),
    us: value.optional(),
  })

export const localized = <T extends z.ZodType>(value: T) =>
  localizedShape(value).transform(
    (values): Record<TextKey, z.output<T>> => withAmerican(values as Record<Language, z.output<T>>),
  )

export const localizedTextSchema = localized(
  z.string().trim().min(1).refine(hasSafeLinks, { error: 'contains an unsafe link' }),
)
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** Name of a picture, a travel or a page. */
export const nameSchema = z.string().regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
const QUERY = /^(?:[\w[\]%]+=[\w%.,:+-]*(?:&(?!$)|$))*$/

/** `page` names a file in pages/, for pages without a routing key; `query` has filter keys (`travelStyles[]=BEACH`). */
export const linkSourceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('travel'), slug: nameSchema }),
  z.strictObject({ type: z.literal('custompage'), routingKey: nameSchema }),
  z.strictObject({ type: z.literal('page'), file: nameSchema }),
  /** The country's page, or its search in a market without one. */
  z.strictObject({ type: z.literal('country'), id: nameSchema }),
  /** The page of a city or region; the link is missing in a market without one. */
  z.strictObject({ type: z.literal('place'), id: nameSchema }),
  z.strictObject({ type: z.literal('search'), query: z.string().regex(QUERY) }),
  z.strictObject({ type: z.literal('account'), routingKey: z.enum(ACCOUNT_PAGES) }),
  z.strictObject({ type: z.literal('url'), url: z.union([safeLinkSchema, localized(safeLinkSchema)]) }),
])
export type LinkSource = z.infer<typeof linkSourceSchema>

export const buttonSourceSchema = z.strictObject({
  label: localizedTextSchema,
  link: linkSourceSchema,
  target: z.enum(['_self', '_blank']).optional(),
})
export type ButtonSource = z.infer<typeof buttonSourceSchema>
