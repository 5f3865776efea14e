import { embeddedPayload } from '../../flags/embedded-payload.ts'
import { experimentsIn } from '../../flags/experiments/experiment.ts'
import {
  parseStoredExperiments,
  type StoredExperiment,
  updateStoredExperiments,
} from '../../flags/experiments/stored-experiments.ts'
import { parsePayload } from '../../flags/payload.ts'
import type { Config, Env } from '../env.ts'
import { PAYLOAD_KEY } from './current-flags.ts'

const EXPERIMENTS_KEY = 'experiments'

/**
 * Saves each experiment's definition, for after it leaves the payload. A timer runs it, so that it sees every payload.
 */
export const saveExperiments = async ({ FLAGS }: Pick<Env, 'FLAGS'>, config: Config): Promise<void> => {
  if (FLAGS === undefined) return
  const [text, before] = await Promise.all([FLAGS.get(PAYLOAD_KEY), FLAGS.get(EXPERIMENTS_KEY)])
  const read = text === null ? { payload: embeddedPayload } : parsePayload(text)
  if ('problem' in read) return
  const known = updateStoredExperiments(parseStoredExperiments(before), experimentsIn(read.payload), config.now())
  const after = JSON.stringify(known)
  if (after !== before) await FLAGS.put(EXPERIMENTS_KEY, after)
}

/** Includes past experiments. */
export const rememberedExperiments = async ({ FLAGS }: Pick<Env, 'FLAGS'>): Promise<StoredExperiment[]> =>
  parseStoredExperiments((await FLAGS?.get(EXPERIMENTS_KEY).catch(() => null)) ?? null)
