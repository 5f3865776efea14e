import type { BlockContent, BlockType } from '../../../shared/contracts/blocks.ts'

/** What a block's component gets: its id on the page, for headings and anchors, and its checked content. */
export type BlockProps<T extends BlockType> = { id: string; content: BlockContent<T> }
