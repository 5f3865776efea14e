import { embeddedPayload } from '../../flags/embedded-payload.ts'
import { experimentsIn } from '../../flags/experiments/experiment.ts'
import { type RememberedExperiment, readRemembered, rememberExperiments } from '../../flags/experiments/remembered.ts'
import { readPayload } from '../../flags/payload.ts'
import type { Config, Env } from '../env.ts'
import { PAYLOAD_KEY } from './current-flags.ts'

/** The KV key of what is known of experiments. */
const EXPERIMENTS_KEY = 'experiments'

/**
 * Keeps what the payload says of its experiments for when it no longer does, and since when their shares are what they
 * are. Run by the clock, so that it sees every payload whichever way it came; a bad one changes nothing.
 */
export const noteExperiments = async ({ FLAGS }: Pick<Env, 'FLAGS'>, config: Config): Promise<void> => {
  if (FLAGS === undefined) return
  const [text, before] = await Promise.all([FLAGS.get(PAYLOAD_KEY), FLAGS.get(EXPERIMENTS_KEY)])
  const read = text === null ? { payload: embeddedPayload } : readPayload(text)
  if ('problem' in read) return
  const known = rememberExperiments(readRemembered(before), experimentsIn(read.payload), config.now())
  const after = JSON.stringify(known)
  if (known.length > 0 && after !== before) await FLAGS.put(EXPERIMENTS_KEY, after)
}

/** What is known of experiments, those that are over among them. Nothing where nobody can tell. */
export const rememberedExperiments = async ({ FLAGS }: Pick<Env, 'FLAGS'>): Promise<RememberedExperiment[]> =>
  readRemembered((await FLAGS?.get(EXPERIMENTS_KEY).catch(() => null)) ?? null)
