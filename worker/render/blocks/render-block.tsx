import { createElement, type ReactElement, type ReactNode } from 'react'
import type { Block, BlockType } from '../../../shared/contracts/blocks.ts'
import type { BlockProps } from './block-props.ts'
import { blockComponents } from './registry.tsx'

const element = <T extends BlockType>(blockType: T, props: BlockProps<T>): ReactElement => {
  const component: (props: BlockProps<T>) => ReactNode = blockComponents[blockType]
  return createElement(component, props)
}

/** One block of a custom page, by its type. */
export const RenderBlock = ({ block }: { block: Block }): ReactElement =>
  // Type and content belong together, which the compiler forgets once they are taken apart.
  element(block.blockType, { id: block.id, content: block.content } as BlockProps<typeof block.blockType>)
