import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../../shared/contracts/blocks.ts'
import { sampleBlock } from '../../../worker/ui/blocks/samples/sample-blocks.ts'

/** A block of every type. */
export const sampleBlocks: Block[] = (Object.keys(BLOCK_SCHEMAS) as BlockType[]).map((type) => sampleBlock(type))
