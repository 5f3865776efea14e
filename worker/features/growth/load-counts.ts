import {
  type CountedExperiment,
  countedExperimentSchema,
  type ExperimentCounts,
  experimentCountsSchema,
  signExperimentCall,
} from '../../../shared/contracts/experiment-events.ts'
import { createSignedClient } from '../../data/user-client.ts'
import type { GrowthVisit } from './growth-page.ts'

const TIMEOUT_MS = 10_000

const growthApi = ({ env, config }: GrowthVisit) => createSignedClient({ env, config }, signExperimentCall)

/** Every experiment that has visitors. Throws when the back end fails. */
export const loadCounted = (visit: GrowthVisit): Promise<CountedExperiment[]> =>
  growthApi(visit)({
    name: 'experiments',
    path: '/experiments',
    data: countedExperimentSchema.array(),
    timeoutMs: TIMEOUT_MS,
  })

/** @param market null: all of them @param end when it left the payload; null while it runs */
export const loadCounts = async (
  visit: GrowthVisit,
  experiment: string,
  market: string | null,
  end: string | null,
): Promise<ExperimentCounts> => {
  const query = new URLSearchParams({ experiment, ...(market !== null && { market }), ...(end !== null && { end }) })
  return growthApi(visit)({
    name: 'experiments',
    path: `/experiments/counts?${query}`,
    data: experimentCountsSchema,
    timeoutMs: TIMEOUT_MS,
  })
}
