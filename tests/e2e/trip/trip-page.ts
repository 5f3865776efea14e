import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { itsPath } from '../../support/market-pages.ts'

export const travelOf = (market: MarketId) => itsPath(markets[market])
