import { hashOfText } from '../../shared/log/error-report.ts'
import type { Config } from '../env.ts'

/** What decides whether a request has a line in the log. */
export type Notable = {
  id: string
  status: number
  ms: number
  page?: string
  error?: string
  data: readonly { failure?: string }[]
  dropped: readonly string[]
}

export type SamplingConfig = Pick<Config, 'LOG_SAMPLE' | 'SLOW_REQUEST_MS'>

/** Whatever an operator would look for is always in the log: failures of ours or the back end's, and what took long. */
export const isNotable = ({ status, ms, page, error, data, dropped }: Notable, config: SamplingConfig): boolean =>
  status >= 500 ||
  error !== undefined ||
  ms >= config.SLOW_REQUEST_MS ||
  page === 'stale-if-error' ||
  dropped.length > 0 ||
  data.some(({ failure }) => failure !== undefined)

/**
 * How many requests a line stands for: 1 for what is notable, 1 / LOG_SAMPLE for the share of the others that is
 * written, null for those that are not. The request id decides, so whoever asks twice hears the same.
 */
export const sampleWeight = (request: Notable, config: SamplingConfig): number | null => {
  if (config.LOG_SAMPLE === 1 || isNotable(request, config)) return 1
  const place = Number.parseInt(hashOfText(request.id), 16) / 2 ** 32
  return place < config.LOG_SAMPLE ? 1 / config.LOG_SAMPLE : null
}
