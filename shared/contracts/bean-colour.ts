import { z } from 'zod'

/** Named colours of beans (banners, talk-to-us); all others are `#rrggbb` (spec section 3). */
export const BEAN_GROUNDS = ['red-pink', 'teal', 'ink', 'sand'] as const
export type BeanGround = (typeof BEAN_GROUNDS)[number]
const NAMES: readonly string[] = [...BEAN_GROUNDS, 'white']

/** Colour as editors may write it. The storefront accepts any text and falls back to the bean's default. */
export const beanColourSchema = z.string().refine((text) => NAMES.includes(text) || /^#[0-9a-f]{6}$/i.test(text), {
  error: `a colour is one of ${NAMES.join(', ')}, or #rrggbb`,
})
