import type { MarketId } from '../../markets/market-id.ts'
import type { Image } from '../../shared/contracts/image.ts'
import type { Preload } from '../ui/picture.tsx'

export type Head = {
  /** Without the brand suffix. */
  title: string
  description: string
  image: Image | null
  robots: string
  /** Canonical path with query. */
  canonical: string | null
  /** Path of the same page per market. */
  alternates: Partial<Record<MarketId, string>>
  linkedData: readonly object[]
  preloads: readonly Preload[]
}
