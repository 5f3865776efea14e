import { z } from 'zod'
import { marketIdSchema } from '../../../../markets/market-id.ts'
import { localized, localizedTextSchema } from './localized-source.ts'

/** Path of a page in one market without the first slash; empty only for the home page. */
export const slugSchema = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/)

/** Characters of a page's own JSON-LD in one language: it is part of every visitor's document. */
const MAX_MARKUP = 16_000

const node = z
  .record(z.string(), z.json())
  .refine((value) => '@type' in value || '@graph' in value, { error: 'names no @type' })
  .refine((value) => /^https?:\/\/schema\.org\/?$/.test(String(value['@context'])), {
    error: '@context is not https://schema.org',
  })

/** JSON-LD that an editor writes: one object of schema.org or several. */
const linkedDataSchema = z
  .union([node, z.array(node).min(1)])
  .refine((value) => JSON.stringify(value).length <= MAX_MARKUP, { error: `more than ${MAX_MARKUP} characters` })

/** What a page says to search engines. Title without the brand (at most 60 characters), description (70 to 160). */
export const pageSeoSourceSchema = z.strictObject({
  title: localizedTextSchema,
  description: localizedTextSchema,
  /** Id of the picture to share: a cover's `<name>-landscape` or `area-<code>-landscape`. */
  image: z.string().optional(),
  robots: z.string().optional(),
  /** Path of the page of the same market that search engines shall keep instead; a page's own path where absent. */
  canonical: z
    .partialRecord(marketIdSchema, z.string().startsWith('/').refine(isOwnPath, 'not a path of ours'))
    .optional(),
  markupLinkedData: localized(linkedDataSchema).optional(),
})

function isOwnPath(path: string): boolean {
  return slugSchema.safeParse(path.slice(1)).success
}
