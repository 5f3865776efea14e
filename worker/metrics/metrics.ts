import type { Env } from '../env.ts'

/**
 * One row of metrics. The store may sample by `index`; COLUMNS names the fixed places of `words` and `numbers`. The
 * country is the only field about the visitor.
 */
export type MetricPoint = { index: string; words: readonly string[]; numbers: readonly number[] }

/** Analytics Engine. Writing never fails a request and is not waited for. */
export type Metrics = { write: (point: MetricPoint) => void }

const analyticsEngine = (dataset: AnalyticsEngineDataset): Metrics => ({
  write: ({ index, words, numbers }) =>
    dataset.writeDataPoint({ indexes: [index], blobs: [...words], doubles: [...numbers] }),
})

/** Null without METRICS, as on local machines. */
export const metricsOf = ({ METRICS }: Env): Metrics | null => (METRICS === undefined ? null : analyticsEngine(METRICS))
