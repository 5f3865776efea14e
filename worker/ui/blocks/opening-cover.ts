import type { Block } from '../../../shared/contracts/blocks.ts'

type Cover = Extract<Block, { blockType: 'search-cover' | 'heading-cover' | 'travel-cover' }>

const isCover = (block: Block): block is Cover =>
  block.blockType === 'search-cover' || block.blockType === 'heading-cover' || block.blockType === 'travel-cover'

/**
 * The cover that a page begins with: what a transparent header may lie over (spec section 2).
 * @param blocks those that are shown: the ones that could not be read are left out already
 * @returns null where the page begins with anything else
 */
export const openingCover = (blocks: readonly Block[]): Cover | null => {
  const [first] = blocks
  return first !== undefined && isCover(first) ? first : null
}
