/** An isolate that starts on a busy machine may wait long; without the file there is only an error page. */
const TIMEOUT_MS = 10_000

/** Loads a JSON file of the build that is no part of the code (decision 1). Throws when it is not available. */
export const loadBuildFile = async <T>(assets: Fetcher, href: string): Promise<T> => {
  const response = await assets.fetch(`https://assets.internal${href}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${href} has status ${response.status}`)
  return response.json<T>()
}
