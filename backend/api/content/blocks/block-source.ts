import type { BlockSource } from '../sources/block-source.ts'

/** What an editor wrote for a block of one type. */
export type Source<T extends BlockSource['blockType']> = Extract<BlockSource, { blockType: T }>['content']
