import type { BlockContent, BlockType } from '../../../shared/contracts/blocks.ts'

/** Where a list stands that the page's query has narrowed down. */
export type ListPages = {
  currentPage: number
  lastPage: number
  hrefOf: (page: number) => string
  /** A later page was asked for than any list of the site's page has. */
  isPastEnd: boolean
}

/** What a block's component gets. */
export type BlockProps<T extends BlockType> = {
  /** Its id on the page, for headings and anchors. */
  id: string
  /** Its checked content. */
  content: BlockContent<T>
  /** True for the one block whose title is the page's main heading. */
  main?: boolean
  /** When the page's query has narrowed its list down: the page of it that is shown. */
  filtered?: ListPages | undefined
}
