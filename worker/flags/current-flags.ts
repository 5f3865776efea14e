import type { FlagsClient } from '../../flags/evaluate.ts'
import { createPayloadWatcher } from '../../flags/payload.ts'
import type { Config, Env } from '../env.ts'
import { logLine } from '../telemetry/log-line.ts'

export const PAYLOAD_KEY = 'payload'

/** The platform's minimum cache time of a value. */
const KV_CACHE_SECONDS = 30

const followed = createPayloadWatcher()

/** Evaluates the newest valid payload; logs problems of a new one once. */
export const currentFlags = ({ FLAGS }: Env, config: Config): Promise<FlagsClient> =>
  followed.client(
    FLAGS === undefined ? null : { get: () => FLAGS.get(PAYLOAD_KEY, { cacheTtl: KV_CACHE_SECONDS }) },
    config.realNow(),
    (news) => logLine(config, news),
  )

export const reloadFlags = (): void => followed.refresh()
