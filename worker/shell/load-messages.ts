import build from 'virtual:client-build'
import type { MarketId } from '../../markets/market-id.ts'
import { messagesByMarket } from '../../markets/registry.ts'
import { loadBuildFile } from '../engine/styles/build-file.ts'

const loaded = new Set<MarketId>()

/**
 * Loads the messages of a market once per isolate. The code has those that pages of other markets and the fallback
 * error page need (build/message-files.ts), in development all.
 */
export const loadMessages = async (assets: Fetcher, market: MarketId): Promise<void> => {
  const href = build.messages[market]
  if (href === undefined || loaded.has(market)) return
  // In place: translators read from the same object.
  Object.assign(messagesByMarket[market], await loadBuildFile<object>(assets, href))
  loaded.add(market)
}
