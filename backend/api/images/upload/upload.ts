import type { MarketId } from '../../../../markets/market-id.ts'

/** An uploaded picture; the focal point is in percent. */
export type Upload = {
  id: string
  type: string
  width: number
  height: number
  bytes: number
  name: string | null
  altTexts: Record<MarketId, string>
  focalX: number
  focalY: number
}
