import type { FlagsClient } from '../../flags/evaluate.ts'
import { createPayloadWatcher } from '../../flags/payload.ts'
import type { Config, Env } from '../env.ts'
import { logLine } from '../log/log-line.ts'

/** The KV key that payloads are under. */
export const PAYLOAD_KEY = 'payload'

/** The platform's shortest life of a value that is read again and again. */
const KV_CACHE_SECONDS = 30

const followed = createPayloadWatcher()

/** The flags that hold now: those of the newest good payload. What a new one brings along is logged once. */
export const currentFlags = ({ FLAGS }: Env, config: Config): Promise<FlagsClient> =>
  followed.client(
    FLAGS === undefined ? null : { get: () => FLAGS.get(PAYLOAD_KEY, { cacheTtl: KV_CACHE_SECONDS }) },
    config.elapsed(),
    (news) => logLine(config, news),
  )

/** Has this isolate look at what was just stored. */
export const lookAtFlagsAgain = (): void => followed.lookAgain()
