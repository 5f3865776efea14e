import { normalizeQuestion } from '../../../shared/ask/plain-text.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { signToken } from '../../../shared/signing/signed-token.ts'
import { loadFilters, loadSuggestedTravels } from '../../data/catalogue.ts'
import { type Answered, answerQuestion } from '../../features/ask/answer-question.ts'
import {
  noticeOf,
  RATING_PURPOSE,
  RATING_SECONDS,
  type RatingNotice,
  requestModelUse,
} from '../../features/ask/ask-calls.ts'
import { modelOf } from '../../features/ask/model-of.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { renderContextFor } from '../../ui/render-context-of.ts'
import { ipOf } from '../../visit/caller.ts'
import { currencyOf } from '../../visit/currency.ts'
import type { PageVisit } from '../../visit/visit.ts'
import type { PrivateResult } from '../define-private-page.ts'
import { loadSearch } from '../search/load-search.ts'
import type { SearchData } from '../search/search-model.ts'

/** Departures shown with a result. */
const SHOWN = 9

/** Departures found for a question. */
export type AskAnswer = Pick<Answered, 'filter' | 'refuses' | 'isPartial' | 'unread' | 'reader' | 'commentary'> & {
  /** Currency of the shown prices. */
  currency: CurrencyCode
  search: SearchData
  /** Signed subject of the rating. */
  token: string
}

/** The AI search page (spec section 2): input, result, or the error of section 8. */
export type AskModel = { notice: RatingNotice | null } & (
  | { state: 'empty'; suggested: readonly Travel[] }
  | { state: 'failed'; question: string; suggested: readonly Travel[] }
  | { state: 'answered'; question: string; answer: AskAnswer }
)

/** All back-end calls share the request's deadline; it moves by the time of the model, which has a timeout of its own. */
export const loadAskPage = async (visit: PageVisit): Promise<PrivateResult<AskModel>> => {
  const data = { ...visit.data }
  const model = await loadModel({ ...visit, data })
  return { model, deadline: data.deadline }
}

const loadModel = async (visit: PageVisit): Promise<AskModel> => {
  const { searchParams } = visit.url
  const question = normalizeQuestion(searchParams.get('q') ?? '')
  const notice = noticeOf(searchParams.get('rated'))
  const suggested = () => loadSuggestedTravels(visit.data, visit.market.id)
  if (question === '') return { state: 'empty', notice, suggested: await suggested() }
  try {
    const answer = await answerOf(visit, question)
    if (answer !== null) return { state: 'answered', question, answer, notice }
  } catch (error) {
    recordRequestError(visit.log, 'ask', error)
  }
  return { state: 'failed', question, notice, suggested: await suggested() }
}

const answerOf = async (visit: PageVisit, question: string): Promise<AskAnswer | null> => {
  const { config, market, visitor, log, data } = visit
  const today = isoDayOf(config.now())
  const { value: filters } = await loadFilters(data, market.id)
  // The model's budget is not spent on bots and prefetches.
  const model = visitor.isBot || visitor.isPrefetch ? null : modelOf(visit.env, config)
  const caller = ipOf(visit)
  let modelStart = Number.POSITIVE_INFINITY
  const read = await answerQuestion({ text: question, market, filters, today }, model, async () => {
    const isAllowed = await requestModelUse(visit, caller)
    modelStart = config.realNow()
    return isAllowed
  })
  if (data.deadline !== undefined) data.deadline += Math.max(0, config.realNow() - modelStart)
  if (read.error !== undefined) recordRequestError(log, 'ask model', read.error)
  log.ask = read.fallback === undefined ? read.reader : `rules: ${read.fallback}`
  const { filter, refuses, isPartial, unread, reader, commentary } = read
  if (Object.keys(filter).length === 0) return null
  const currency = read.currency ?? (await currencyOf(visit))
  const site = await renderContextFor(visit, currency)
  const wanted = { ...filter, tab: 'tours' as const, perPage: SHOWN }
  const { search } = await loadSearch(data, site, { filter: wanted, currency })
  const token = await ratingToken(visit, question, filter, reader)
  return { filter, currency, refuses, isPartial, unread, reader, commentary, search, token }
}

const ratingToken = (visit: PageVisit, question: string, filter: FilterState, reader: Answered['reader']) => {
  const { SIGNING_KEY, now } = visit.config
  const claims = { asked: question, query: filterQuery(filter), reader, nonce: crypto.randomUUID() }
  return signToken(SIGNING_KEY, RATING_PURPOSE, claims, now(), RATING_SECONDS)
}
