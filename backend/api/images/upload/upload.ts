import type { MarketId } from '../../../../markets/market-id.ts'

/** 128 bits, hex: no two pictures share them. */
export const UPLOAD_ID_LENGTH = 32

/** An uploaded picture; the focal point is in percent. */
export type Upload = {
  id: string
  type: string
  width: number
  height: number
  bytes: number
  name: string | null
  /** Markets without one show the one of `us`. */
  altTexts: Partial<Record<MarketId, string>> & { us: string }
  focalX: number
  focalY: number
}
