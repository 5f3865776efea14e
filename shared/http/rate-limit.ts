import { limitedCaller } from './caller.ts'

/** In seconds: the period of the limits in every wrangler.toml. */
export const RETRY_AFTER = '60'

type RateLimiter = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

/** Counts a request of a network address. Without a limiter or an address nothing is counted. */
export const exceedsLimit = async (
  limiter: RateLimiter | undefined,
  headers: Pick<Headers, 'get'>,
): Promise<boolean> => {
  const caller = limitedCaller(headers)
  return limiter !== undefined && caller !== null && !(await limiter.limit({ key: caller })).success
}
