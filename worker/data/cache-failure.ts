/**
 * What a cache that fails has, as the `catch` of a read or a write: nothing. Whatever is cached can be made anew, so
 * the failure is only told to the operators, in a line of its own.
 */
export const cacheFailed =
  (cache: 'data' | 'pages') =>
  (error: unknown): undefined => {
    // biome-ignore lint/suspicious/noConsole: a line beside the access log.
    console.log(JSON.stringify({ failedCache: cache, message: error instanceof Error ? error.message : 'unknown' }))
  }
