import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { TooLarge } from '../../../shared/http/read-up-to.ts'
import { type ModelReading, modelAnswer, readModelAnswer } from './model-answer.ts'
import { systemPrompt } from './prompt.ts'

/** For the whole response. */
export const MODEL_TIMEOUT_MS = 6000
/** In characters; a valid response is a tenth of it. */
const MAX_RESPONSE = 8000

export type ModelQuestion = {
  text: string
  filters: AvailableFilters
  today: IsoDate
  language: string
  /** Currency of amounts. */
  currency: CurrencyCode
}

/** Sends a question to a model. Throws on a timeout and on a response that is too long or does not fit the schema. */
export const askModel = async (
  port: ModelPort,
  { text, filters, today, language, currency }: ModelQuestion,
  timeoutMs = MODEL_TIMEOUT_MS,
): Promise<ModelReading> => {
  const signal = AbortSignal.timeout(timeoutMs)
  const pieces = port({
    system: systemPrompt(filters, today, language),
    user: text,
    schema: modelAnswer(filters).json,
    signal,
  })
  // A port may ignore the abort signal.
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const response = await Promise.race([collect(pieces), late])
  return readModelAnswer(response, filters, today, currency)
}

const collect = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > MAX_RESPONSE) throw new TooLarge('ask model', text.length, MAX_RESPONSE)
  }
  return text
}

export type ModelRequest = {
  system: string
  user: string
  /** JSON Schema of the response. */
  schema: object
  signal: AbortSignal
}

/** Yields a language model's response in pieces. Throws when it fails. */
export type ModelPort = (request: ModelRequest) => AsyncIterable<string>
