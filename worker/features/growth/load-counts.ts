import { html } from 'hono/html'
import {
  type CountedExperiment,
  countedExperimentSchema,
  type ExperimentCounts,
  experimentCountsSchema,
} from '../../../shared/contracts/experiment-events.ts'
import type { Endpoint } from '../../data/endpoint.ts'
import { createSignedClient } from '../../data/user-client.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import type { GrowthVisit } from './growth-page.ts'

const TIMEOUT_MS = 10_000

/** Shown when loading returns null. */
export const COUNTS_UNAVAILABLE = html`<p class="warning" role="alert">The back end does not tell what it has counted. Try again in a minute; the log says why.</p>`

/** Every experiment that has visitors; null when the back end fails. */
export const loadCountedExperiments = (visit: GrowthVisit): Promise<CountedExperiment[] | null> =>
  load(visit, { path: '/experiments', data: countedExperimentSchema.array() })

/**
 * Counts of an experiment; null when the back end fails.
 * @param market null: all markets
 * @param end time at which it left the payload; null while it runs
 */
export const loadCounts = (
  visit: GrowthVisit,
  experiment: string,
  market: string | null,
  end: string | null,
): Promise<ExperimentCounts | null> => {
  const query = new URLSearchParams({ experiment, ...(market !== null && { market }), ...(end !== null && { end }) })
  return load(visit, { path: `/experiments/counts?${query}`, data: experimentCountsSchema })
}

const load = <T>(visit: GrowthVisit, endpoint: Pick<Endpoint<T>, 'path' | 'data'>): Promise<T | null> =>
  createSignedClient(visit)({ name: 'experiments', timeoutMs: TIMEOUT_MS, ...endpoint }).catch((error: unknown) => {
    recordRequestError(visit.log, 'experiment counts', error)
    return null
  })
