import type { Config } from '../env.ts'
import { logLine } from '../log/log-line.ts'

/**
 * What a cache that fails has, as the `catch` of a read or a write: nothing. Whatever is cached can be made anew, so
 * the failure is only told to the operators, in a line of its own.
 */
export const logCacheError =
  (clock: Pick<Config, 'now'>, cache: 'data' | 'pages') =>
  (error: unknown): undefined =>
    void logLine(clock, { cacheError: cache, message: error instanceof Error ? error.message : 'unknown' })
