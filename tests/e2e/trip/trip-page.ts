import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'

export const travelOf = (market: MarketId) => `/${markets[market].segments.travels}/japan-tokyo-kyoto`
