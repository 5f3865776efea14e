import type { DataLogEntry, RequestLog } from './request-log.ts'
import { type SamplingConfig, sampleWeight } from './sampling.ts'

export type FinishedRequest = {
  id: string
  method: string
  status: number
  ms: number
  fields: Omit<RequestLog, 'pageData' | 'report'>
  report: RequestLog['report']
  data: readonly DataLogEntry[]
  dropped: readonly string[]
}

/** The request's line, unless sampled out, and one with the causes of its error. */
export const linesOf = (request: FinishedRequest, config: SamplingConfig): object[] => {
  const { id, method, status, ms, fields, report, data, dropped } = request
  const weight = sampleWeight({ id, status, ms, data, dropped, ...fields }, config)
  const { market, route, error = 'unknown' } = fields
  return [
    ...(weight === null
      ? []
      : [
          {
            id,
            method,
            status,
            ms,
            ...fields,
            ...(report !== undefined && { fingerprint: report.fingerprint }),
            ...(data.length > 0 && { data }),
            ...(dropped.length > 0 && { dropped }),
            ...(weight > 1 && { weight }),
          },
        ]),
    ...(report === undefined ? [] : [{ id, level: 'error', market, route, error, ...report }]),
  ]
}
