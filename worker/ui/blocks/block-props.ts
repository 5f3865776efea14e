import type { ReactNode } from 'react'
import type { BlockContent, BlockType } from '../../../shared/contracts/blocks.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'

export type ListPages = {
  /** What the page's query asks for, for blocks that narrow or order themselves. */
  filter?: FilterState
  currentPage: number
  lastPage: number
  hrefOf: (page: number) => string
  /** The requested page is beyond the last. */
  isPastEnd: boolean
  /** The page of a travel, with the list's filter. */
  travelHref: (slug: string) => string
  /** Currency of the filter's price limits; null without any. */
  currency: CurrencyCode | null
}

export type BlockProps<T extends BlockType> = {
  id: string
  content: BlockContent<T>
  /** Whether its title is the page's main heading. */
  main?: boolean
  /** Set when the page's query filters its list. */
  filtered?: ListPages | undefined
  /** Shown above the page's main heading. */
  breadcrumbs?: ReactNode
  /** Shown below it. */
  links?: ReactNode
}
