import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../../shared/contracts/blocks.ts'
import { exampleBlock } from '../../../worker/ui/blocks/block-gallery/example-blocks.ts'

/** A block of every type. */
export const sampleBlocks: Block[] = (Object.keys(BLOCK_SCHEMAS) as BlockType[]).map((type) => exampleBlock(type))
