import type { Block } from '../../../shared/contracts/blocks.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import type { Head } from '../head.ts'

/** Covers are as wide as the page. */
export const COVER_SIZES = '100vw'

/** The cover pictures to preload: those of the first block, when it is a cover (spec section 2). */
export const coverPreloads = (blocks: readonly Block[]): Head['preloads'] => {
  const first = blocks[0]
  if (first?.blockType !== 'search-cover' && first?.blockType !== 'heading-cover') return []
  const { desktop, mobile } = first.content.picture
  return [
    { href: imageUrl(desktop), srcSet: srcSet(desktop), sizes: COVER_SIZES, media: '(min-width: 1024px)' },
    { href: imageUrl(mobile), srcSet: srcSet(mobile), sizes: COVER_SIZES, media: '(max-width: 1023.98px)' },
  ]
}
