import type { MarketId, TextKey } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { Upload } from './images/upload/upload.ts'
import type { SearchEngine } from './lookup/search-engine.ts'
import type { StoredCurrency } from './sources/stored-currency.ts'

export type Site = {
  db: D1Database
  market: MarketId
  /** `us` differs from `en`. */
  language: TextKey
  locale: string
  currency: StoredCurrency
  /** UTC. */
  today: string
  imagesBase: string
  publicUrl: string
  /** Null: ours alone. */
  engine: SearchEngine | null
  /** The response says no version: a later one may differ although the data has not changed. */
  leaveUnversioned: () => void
  /** Uploads by what they are chosen for, and by stage (images/chosen-pictures.ts). */
  chosenPictures: ReadonlyMap<string, ReadonlyMap<number, Upload>>
}

export const textKeyOf = (market: MarketId): TextKey => (market === 'us' ? market : markets[market].language)
