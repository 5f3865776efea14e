import type { Context } from 'hono'
import { variationsFor } from '../../../flags/evaluate.ts'
import { askedText } from '../../../shared/ask/plain-text.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { signToken } from '../../../shared/signing/signed-token.ts'
import { loadFilters } from '../../data/catalogue.ts'
import { currencyFor } from '../../gateway/currency.ts'
import { dataContext } from '../../gateway/data-context.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { loadSearch } from '../../pages/search/load-search.ts'
import type { AskAnswer, AskView } from '../../pages/search-ai/ask-view.ts'
import type { PrivateView } from '../../private/private-view.ts'
import { type Answered, answerQuestion } from './answer-question.ts'
import { mayAskModel } from './ask-calls.ts'
import { modelOf } from './model-of.ts'
import { noticeOf, RATING_PURPOSE, RATING_SECONDS } from './rating-token.ts'

/** Departures that an answer shows; the search has the rest. */
const SHOWN = 9

/**
 * What the AI search's address shows. A question is its visitor's own words: the page is theirs alone, never kept
 * (decision 43). What cannot be understood, or answered just now, is the error of spec section 8.
 */
export const askView = async (c: Context<GatewayApp>): Promise<PrivateView> => ({ view: 'ask', page: await pageOf(c) })

const pageOf = async (c: Context<GatewayApp>): Promise<AskView> => {
  const { searchParams } = c.get('url')
  const asked = askedText(searchParams.get('q') ?? '')
  const notice = noticeOf(searchParams.get('rated'))
  if (asked === '') return { state: 'empty', notice }
  try {
    const answer = await answerOf(c, asked)
    return answer === null ? { state: 'failed', asked, notice } : { state: 'answered', asked, answer, notice }
  } catch (error) {
    recordRequestError(c.get('log'), 'ask', error)
    return { state: 'failed', asked, notice }
  }
}

/** Null when nothing was understood. */
const answerOf = async (c: Context<GatewayApp>, asked: string): Promise<AskAnswer | null> => {
  const { config, market, visitor, log } = c.var
  const data = dataContext(c)
  const today = isoDayOf(config.now())
  const { value: filters } = await loadFilters(data, market.id)
  // Robots and pages that nobody may ever look at are not worth the model's time.
  const model = visitor.isBot || visitor.isPrefetch ? null : modelOf(c.env, config)
  const caller = c.req.header('cf-connecting-ip') ?? null
  const read = await answerQuestion({ asked, market, filters, today }, model, () => mayAskModel(c.env, config, caller))
  log.ask = read.fallback === undefined ? read.reader : `rules: ${read.fallback}`
  const { filter, refuses, unread, reader, commentary } = read
  if (Object.keys(filter).length === 0) return null
  const currency = read.currency ?? (await currencyFor(c))
  const { search } = await loadSearch(data, siteOf(c, currency), { ...filter, tab: 'tours', perPage: SHOWN })
  const token = await ratingToken(c, asked, filter, reader)
  return { filter, currency, refuses, unread, reader, commentary, search, token }
}

const siteOf = (c: Context<GatewayApp>, currency: AskAnswer['currency']) => {
  const { config, market, route, flags } = c.var
  const variations = variationsFor(route.name, flags)
  return renderContextOf(config, { ...route, market: market.id, route: route.name, query: '', currency, variations })
}

const ratingToken = (c: Context<GatewayApp>, asked: string, filter: FilterState, reader: Answered['reader']) => {
  const { SIGNING_KEY, now } = c.get('config')
  const claims = { asked, query: filterQuery(filter), reader, nonce: crypto.randomUUID() }
  return signToken(SIGNING_KEY, RATING_PURPOSE, claims, now(), RATING_SECONDS)
}
