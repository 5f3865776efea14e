import { hashOfText } from '../../shared/log/error-report.ts'
import type { Config } from '../env.ts'

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

/** Failures and slow requests are always logged. */
export const isNotable = ({ status, ms, page, error, data, dropped }: Notable, config: SamplingConfig): boolean =>
  status >= 500 ||
  error !== undefined ||
  ms >= config.SLOW_REQUEST_MS ||
  page === 'stale-if-error' ||
  dropped.length > 0 ||
  data.some(({ failure }) => failure !== undefined)

/** Number of requests that a line represents; null when it is left out. Depends on the request id alone. */
export const sampleWeight = (request: Notable, config: SamplingConfig): number | null => {
  if (config.LOG_SAMPLE === 1 || isNotable(request, config)) return 1
  const place = Number.parseInt(hashOfText(request.id), 16) / 2 ** 32
  return place < config.LOG_SAMPLE ? 1 / config.LOG_SAMPLE : null
}
