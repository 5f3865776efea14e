import { z } from 'zod'

/** Colours that beans (banners, talk-to-us) may name; all others are written `#rrggbb` (spec section 3). */
export const BEAN_GROUNDS = ['red-pink', 'teal', 'ink', 'sand'] as const
export type BeanGround = (typeof BEAN_GROUNDS)[number]
const NAMES: readonly string[] = [...BEAN_GROUNDS, 'white']

/** What an editor may write as a bean's colour. Storefronts read any text and fall back to the bean's default. */
export const beanColourSchema = z.string().refine((text) => NAMES.includes(text) || /^#[0-9a-f]{6}$/i.test(text), {
  error: `a colour is one of ${NAMES.join(', ')}, or #rrggbb`,
})
