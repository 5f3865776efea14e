import { createHash } from 'node:crypto'
import { MARKET_IDS, type MarketId } from '../markets/market-id.ts'
import { markets } from '../markets/registry.ts'
import { translators } from '../markets/translate.ts'
import { widgetTexts } from '../worker/ui/search-box/widget-texts.ts'

type IslandFiles = Readonly<Record<string, readonly string[]>>

/** Module with what pages do not contain: the messages of the islands, and the files of each to prefetch. */
export const islandTexts = (id: MarketId, files: IslandFiles): string =>
  `export default ${JSON.stringify(widgetTexts(translators[id], markets[id]))};export const files=${JSON.stringify(files)}`

/** Module and URL per market. */
export const islandTextFiles = (files: IslandFiles): { id: MarketId; url: string; code: string }[] =>
  MARKET_IDS.map((id) => {
    const code = islandTexts(id, files)
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    return { id, url: `/assets/texts-${id}-${hash}.js`, code }
  })
