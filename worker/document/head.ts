import type { MarketId } from '../../markets/market-id.ts'
import type { Image } from '../../shared/contracts/image.ts'
import type { Preload } from '../ui/picture.tsx'

/** What a page says of itself in the document's head (spec section 2, search-engine data). */
export type Head = {
  /** Without the brand suffix. */
  title: string
  description: string
  image: Image | null
  /** `index,follow` unless the page says otherwise. */
  robots: string
  /** Canonical path with query; null leaves it out (always out with noindex). */
  canonical: string | null
  /** Path of the same page per market that has it, for hreflang. */
  alternates: Partial<Record<MarketId, string>>
  /** JSON-LD documents. */
  linkedData: readonly object[]
  /** Pictures to preload, the cover first. */
  preloads: readonly Preload[]
}
