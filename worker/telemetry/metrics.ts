import type { Config, Env } from '../env.ts'
import { logLine } from './log-line.ts'
import { callPoint, type MetricPoint, type ServiceCall } from './points.ts'

/** Writing never fails a request. */
export type Metrics = { write: (point: MetricPoint) => void }

export const metricsOf = ({ METRICS }: Env): Metrics | null =>
  METRICS === undefined
    ? null
    : {
        write: ({ index, words, numbers }) =>
          METRICS.writeDataPoint({ indexes: [index], blobs: [...words], doubles: [...numbers] }),
      }

/** Counts a call and logs a slow one. */
export const recordCall = (env: Env, config: Config, call: ServiceCall): void => {
  metricsOf(env)?.write(callPoint(call))
  if (call.ms < config.SLOW_CALL_MS) return
  const { call: slowCall, outcome, ms, tries } = call
  logLine(config, { slowCall, outcome, ms, tries })
}
