import { z } from 'zod'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { type ModelReading, modelAnswerSchema, readModelAnswer } from './model-answer.ts'
import type { ModelPort } from './model-port.ts'
import { systemPrompt } from './prompt.ts'

/** Whoever asks waits no longer than this for the whole answer. */
export const MODEL_TIMEOUT_MS = 6000
/** An answer of ours is a tenth of it (characters). */
const LONGEST_ANSWER = 8000

export type ModelQuestion = {
  asked: string
  filters: AvailableFilters
  today: IsoDate
  language: string
  /** The one that amounts are meant in. */
  currency: CurrencyCode
}

/**
 * Has a model read a question. Throws when it does not answer in time, answers too much, or anything but what the
 * schema allows: then the rules read it.
 */
export const askModel = async (
  port: ModelPort,
  { asked, filters, today, language, currency }: ModelQuestion,
  timeoutMs = MODEL_TIMEOUT_MS,
): Promise<ModelReading> => {
  const { $schema, ...schema } = z.toJSONSchema(modelAnswerSchema(filters))
  const signal = AbortSignal.timeout(timeoutMs)
  const pieces = port({ system: systemPrompt(filters, today, language), user: asked, schema, signal })
  // A port that does not heed the signal is left behind.
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const text = await Promise.race([collect(pieces), late])
  return readModelAnswer(text, filters, today, currency)
}

const collect = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > LONGEST_ANSWER) throw new Error('the model says too much')
  }
  return text
}
