import type { Env } from '../env.ts'

/**
 * One row of operations' figures. `index` is what the store may sample by; `words` and `numbers` have fixed places,
 * which COLUMNS names. Nothing of a visitor but the country.
 */
export type MetricPoint = { index: string; words: readonly string[]; numbers: readonly number[] }

/** Where figures go: Analytics Engine. Writing never fails a request and is not waited for. */
export type Metrics = { write: (point: MetricPoint) => void }

const analyticsEngine = (dataset: AnalyticsEngineDataset): Metrics => ({
  write: ({ index, words, numbers }) =>
    dataset.writeDataPoint({ indexes: [index], blobs: [...words], doubles: [...numbers] }),
})

/** The figures' place by the bindings; null without METRICS, as on one's own machine: then no row is made either. */
export const metricsOf = ({ METRICS }: Env): Metrics | null => (METRICS === undefined ? null : analyticsEngine(METRICS))
