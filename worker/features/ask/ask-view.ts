import { variationsFor } from '../../../flags/evaluate.ts'
import { askedText } from '../../../shared/ask/plain-text.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { signToken } from '../../../shared/signing/signed-token.ts'
import { loadFilters } from '../../data/catalogue.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { loadSearch } from '../../pages/search/load-search.ts'
import type { AskAnswer, AskView } from '../../pages/search-ai/ask-view.ts'
import type { PrivateView } from '../../private/private-view.ts'
import { currencyOf } from '../../visit/currency.ts'
import type { PageVisit } from '../../visit/visit.ts'
import { type Answered, answerQuestion } from './answer-question.ts'
import { mayAskModel, noticeOf, RATING_PURPOSE, RATING_SECONDS } from './ask-calls.ts'
import { modelOf } from './model-of.ts'

/** Departures shown with a result. */
const SHOWN = 9

/** The AI search. Questions are personal: the page is private, never cached (decision 43). */
export const askView = async (visit: PageVisit): Promise<{ view: PrivateView }> => ({
  view: { view: 'ask', page: await pageOf(visit) },
})

const pageOf = async (visit: PageVisit): Promise<AskView> => {
  const { searchParams } = visit.url
  const asked = askedText(searchParams.get('q') ?? '')
  const notice = noticeOf(searchParams.get('rated'))
  if (asked === '') return { state: 'empty', notice }
  try {
    const answer = await answerOf(visit, asked)
    return answer === null ? { state: 'failed', asked, notice } : { state: 'answered', asked, answer, notice }
  } catch (error) {
    recordRequestError(visit.log, 'ask', error)
    return { state: 'failed', asked, notice }
  }
}

const answerOf = async (visit: PageVisit, asked: string): Promise<AskAnswer | null> => {
  const { config, market, visitor, log, data } = visit
  const today = isoDayOf(config.now())
  const { value: filters } = await loadFilters(data, market.id)
  // The model's budget is not spent on bots and prefetches.
  const model = visitor.isBot || visitor.isPrefetch ? null : modelOf(visit.env, config)
  const caller = visit.request.headers.get('cf-connecting-ip')
  const read = await answerQuestion({ asked, market, filters, today }, model, () =>
    mayAskModel(visit.env, config, caller),
  )
  log.ask = read.fallback === undefined ? read.reader : `rules: ${read.fallback}`
  const { filter, refuses, unread, reader, commentary } = read
  if (Object.keys(filter).length === 0) return null
  const currency = read.currency ?? (await currencyOf(visit))
  const { search } = await loadSearch(data, siteOf(visit, currency), { ...filter, tab: 'tours', perPage: SHOWN })
  const token = await ratingToken(visit, asked, filter, reader)
  return { filter, currency, refuses, unread, reader, commentary, search, token }
}

const siteOf = (visit: PageVisit, currency: AskAnswer['currency']) => {
  const { config, market, route, flags } = visit
  const variations = variationsFor(route.name, flags)
  return renderContextOf(config, { ...route, market: market.id, route: route.name, query: '', currency, variations })
}

const ratingToken = (visit: PageVisit, asked: string, filter: FilterState, reader: Answered['reader']) => {
  const { SIGNING_KEY, now } = visit.config
  const claims = { asked, query: filterQuery(filter), reader, nonce: crypto.randomUUID() }
  return signToken(SIGNING_KEY, RATING_PURPOSE, claims, now(), RATING_SECONDS)
}
