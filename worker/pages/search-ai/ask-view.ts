import type { AskReader } from '../../../shared/contracts/ask.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { SearchData } from '../search/search-model.ts'

/** What became of a rating. */
export type RatingNotice = 'up' | 'down' | 'failed'

/** An answer to a question, with what it has found. */
export type AskAnswer = {
  filter: FilterState
  /** The one that its prices are in. */
  currency: CurrencyCode
  refuses: boolean
  unread: readonly string[]
  reader: AskReader
  commentary: string | null
  search: SearchData
  /** Vouches for what a rating is about. */
  token: string
}

/** The AI search page (spec section 2): input, answer, or the error of section 8. */
export type AskView =
  | { state: 'empty'; notice: RatingNotice | null }
  | { state: 'failed'; asked: string; notice: RatingNotice | null }
  | { state: 'answered'; asked: string; answer: AskAnswer; notice: RatingNotice | null }
