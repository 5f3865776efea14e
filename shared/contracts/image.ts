import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Image resource (spec section 3). shared/images/image-url.ts builds its URL. */
export const imageSchema = lazySchema(() =>
  z.object({
    id: z.string().min(1),
    /** Origin and path prefix of the picture host, without a trailing slash. */
    baseUrl: z.url(),
    /**
     * Address at a picture service, with `{width}` where that takes one (Cloudflare Images, imgix, Cloudinary), or of one
     * file; without it the parts below make the address (spec section 9).
     */
    url: z.url().optional(),
    /** First path segment under the base: uploads, chosen. */
    resource: z.string().regex(/^[a-z][a-z0-9-]*$/),
    seoName: z.string(),
    altText: z.string(),
    title: z.string(),
    type: z.enum(['image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']),
    /** Natural size in pixels of the largest variant. */
    size: z.object({ width: z.number().int().positive(), height: z.number().int().positive() }),
  }),
)
export type Image = z.infer<typeof imageSchema>

/** Desktop (landscape) and mobile (portrait) variants; the breakpoint is 1024 px (spec section 9). */
export const responsiveImageSchema = lazySchema(() => z.object({ desktop: imageSchema, mobile: imageSchema }))
export type ResponsiveImage = z.infer<typeof responsiveImageSchema>
