import { createElement, type ReactElement, type ReactNode } from 'react'
import type { Block, BlockType } from '../../../shared/contracts/blocks.ts'
import type { BlockProps, ListPages } from './block-props.ts'
import { blockComponents } from './registry.tsx'

const element = <T extends BlockType>(blockType: T, props: BlockProps<T>): ReactElement => {
  const component: (props: BlockProps<T>) => ReactNode = blockComponents[blockType]
  return createElement(component, props)
}

type RenderBlockProps = { block: Block; main?: boolean; filtered?: ListPages | undefined }

/** One block of a custom page, by its type. */
export const RenderBlock = ({ block: { id, blockType, content }, ...rest }: RenderBlockProps): ReactElement =>
  // Type and content belong together, which the compiler forgets once they are taken apart.
  element(blockType, { id, content, ...rest } as BlockProps<typeof blockType>)
