import { envelope } from '../../../shared/contracts/envelope.ts'
import {
  type CountedExperiment,
  countedExperimentSchema,
  type ExperimentCounts,
  experimentCountsSchema,
  signExperimentCall,
} from '../../../shared/contracts/experiment-events.ts'
import { backEnd } from '../../data/transport.ts'
import type { GrowthVisit } from './growth-page.ts'

/** Counting a long experiment takes long. */
const TIMEOUT_MS = 10_000

const countedResponseSchema = envelope(countedExperimentSchema.array())
const countsResponseSchema = envelope(experimentCountsSchema)

/** Every experiment that has visitors. Throws when the back end fails. */
export const loadCounted = async (visit: GrowthVisit): Promise<CountedExperiment[]> =>
  countedResponseSchema.parse(await ask(visit, '/experiments')).data

/** @param market null: all of them @param end when it left the payload; null while it runs */
export const loadCounts = async (
  visit: GrowthVisit,
  experiment: string,
  market: string | null,
  end: string | null,
): Promise<ExperimentCounts> => {
  const query = new URLSearchParams({ experiment, ...(market !== null && { market }), ...(end !== null && { end }) })
  return countsResponseSchema.parse(await ask(visit, `/experiments/counts?${query}`)).data
}

const ask = async (visit: GrowthVisit, path: string): Promise<unknown> => {
  const { CONTENT_KEY, now } = visit.config
  if (CONTENT_KEY === undefined) throw new Error('CONTENT_KEY is not set')
  const { fetch, base } = backEnd(visit.env, visit.config)
  const authorization = `Bearer ${await signExperimentCall(CONTENT_KEY, now())}`
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(new Request(base + path, { headers: { authorization }, signal }))
  if (answer.ok) return answer.json()
  await answer.body?.cancel()
  throw new Error(`status ${answer.status}`)
}
