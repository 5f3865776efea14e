import type { BlockContent, BlockType } from '../../../shared/contracts/blocks.ts'

/** What a block's component gets. */
export type BlockProps<T extends BlockType> = {
  /** Its id on the page, for headings and anchors. */
  id: string
  /** Its checked content. */
  content: BlockContent<T>
  /** True for the one block whose title is the page's main heading. */
  main?: boolean
  /** True when the page's query has narrowed its list down. */
  filtered?: boolean
}
