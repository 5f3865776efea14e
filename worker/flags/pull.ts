import { dateOf, parsePayload } from '../../flags/payload.ts'
import { fetchExternal } from '../data/transport.ts'
import type { Config, Env } from '../env.ts'
import { logLine } from '../log/log-line.ts'
import { storePayload } from './store-payload.ts'

const TIMEOUT_MS = 5000

type Pulled = 'stored' | 'known' | 'older' | 'bad' | 'unreachable' | 'not configured'

/**
 * Fetches the payload from GrowthBook (FLAGS_URL), in case a webhook was lost. The published one may lag behind a
 * webhook, so it is stored only when it is newer.
 */
export const pullPayload = async (env: Env, config: Config): Promise<Pulled> => {
  const { FLAGS } = env
  if (FLAGS === undefined || config.FLAGS_URL === undefined) return 'not configured'
  const headers = { accept: 'application/json' }
  const call = { name: 'flags', url: config.FLAGS_URL, headers, timeoutMs: TIMEOUT_MS }
  const text = await fetchExternal({ env, config }, call).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  if (text === null) {
    logLine(config, { flags: 'pull', problem: 'unreachable' })
    return 'unreachable'
  }
  const read = parsePayload(text)
  if ('problem' in read) {
    logLine(config, { flags: 'pull', problem: read.problem })
    return 'bad'
  }
  const dateUpdated = dateOf(read.payload)
  // Without a date it cannot be known to be newer than a webhook's payload.
  const at = dateUpdated === null ? 0 : Math.floor(config.now() / 1000)
  const stored = await storePayload(FLAGS, text, { at, id: `pull ${dateUpdated}`, dateUpdated })
  if (stored === 'stored') logLine(config, { flags: 'pull', stored: dateUpdated })
  return stored
}
