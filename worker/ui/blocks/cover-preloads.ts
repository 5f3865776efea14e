import type { Block } from '../../../shared/contracts/blocks.ts'
import type { ResponsiveImage } from '../../../shared/contracts/image.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import type { Preload } from '../picture.tsx'

export const COVER_SIZES = '100vw'
export const GALLERY_SIZES = '(min-width: 1024px) 780px, (min-width: 640px) 66vw, 82vw'
/** Number of preloaded gallery pictures (spec section 2). */
const GALLERY_PRELOADS = 4

/** Pictures to preload: of the first block, when it is a cover or a gallery (spec section 2). */
export const coverPreloads = (blocks: readonly Block[]): readonly Preload[] => {
  const cover = openingCover(blocks)
  if (cover !== null) {
    const { picture } = cover.content
    return picture === null ? [] : responsivePreloads(picture, COVER_SIZES)
  }
  const [first] = blocks
  if (first?.blockType !== 'gallery') return []
  return first.content.items
    .slice(0, GALLERY_PRELOADS)
    .map(({ picture }) => ({ href: imageUrl(picture), srcSet: srcSet(picture), sizes: GALLERY_SIZES }))
}

export const responsivePreloads = ({ desktop, mobile }: ResponsiveImage, sizes: string): readonly Preload[] => [
  { href: imageUrl(desktop), srcSet: srcSet(desktop), sizes, media: '(min-width: 1024px)' },
  { href: imageUrl(mobile), srcSet: srcSet(mobile), sizes, media: '(max-width: 1023.98px)' },
]

type Cover = Extract<Block, { blockType: 'search-cover' | 'heading-cover' | 'travel-cover' }>

const isCover = (block: Block): block is Cover =>
  block.blockType === 'search-cover' || block.blockType === 'heading-cover' || block.blockType === 'travel-cover'

/** The cover that a page begins with: a transparent header may overlap it (spec section 2). */
export const openingCover = (blocks: readonly Block[]): Cover | null => {
  const [first] = blocks
  return first !== undefined && isCover(first) ? first : null
}
