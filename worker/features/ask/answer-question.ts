import { LRUCache } from 'lru-cache'
import type { Market } from '../../../markets/market-schema.ts'
import { readQuestion } from '../../../markets/read-question.ts'
import type { ParsedQuestion } from '../../../shared/ask/parse-question.ts'
import type { AskReader } from '../../../shared/contracts/ask.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { isTimeout } from '../../data/transport.ts'
import { askModel, type ModelPort } from './ask-model.ts'

export type Answered = ParsedQuestion & {
  reader: AskReader
  /** The model's sentence; null when it wrote none or the rules parsed the question. */
  commentary: string | null
  /** Why the model was not used: for operators. */
  fallback?: 'budget' | 'timeout' | 'failed' | 'nothing'
  /** With `failed`. */
  error?: unknown
}

type Question = { text: string; market: Market; filters: AvailableFilters; today: IsoDate }

/** A reload repeats the question. */
const CACHE_MS = 10 * 60_000
const cache = new LRUCache<string, Answered>({ max: 200, ttl: CACHE_MS, ttlResolution: 0 })

/**
 * Parses a question with the model where one is configured and the budget allows, else, or when the model fails, with
 * the rules. Never throws.
 * @param allowed counts one more question; false when the model may not be used
 */
export const answerQuestion = async (
  question: Question,
  model: ModelPort | null,
  allowed: () => Promise<boolean>,
): Promise<Answered> => {
  const { text, market, filters, today } = question
  const byRules = (): Answered => ({
    ...readQuestion(text, { market: market.id, filters, today }),
    reader: 'rules',
    commentary: null,
  })
  if (model === null) return byRules()
  const key = keyOf(market.id, today, text)
  const known = cache.get(key)
  if (known !== undefined) return known
  if (!(await allowed())) return { ...byRules(), fallback: 'budget' }
  try {
    const { language, currency } = market
    const read = await askModel(model, { text, filters, today, language, currency })
    if (Object.keys(read.filter).length === 0) return { ...byRules(), fallback: 'nothing' }
    const answer: Answered = { ...read, refuses: false, unread: [], isPartial: false, reader: 'model' }
    cache.set(key, answer)
    return answer
  } catch (error) {
    return { ...byRules(), ...(isTimeout(error) ? { fallback: 'timeout' } : { fallback: 'failed', error }) }
  }
}
