import type { PageEntrypoint } from './gateway-site.ts'

type Entry = { response: Response; storedAt: number }

/**
 * The platform's cache in front of an entrypoint, as it is documented: its key is the URL and the props, and it obeys
 * `cache-control`: fresh for `max-age`, then served stale while one request refreshes it. It knows no publications.
 */
export const platformCache = (origin: PageEntrypoint, now: () => number) => {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<unknown>>()

  const directive = (response: Response, name: string): number =>
    Number(new RegExp(`${name}=(\\d+)`).exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)

  const load = async (key: string, request: () => Promise<Response>): Promise<Response> => {
    const response = await request()
    const isStorable = response.status < 500 && directive(response, 'max-age') > 0
    if (isStorable) entries.set(key, { response: response.clone(), storedAt: now() })
    return response
  }

  /** The stored response, or null where another is needed. */
  const stored = (key: string, request: () => Promise<Response>): Response | null => {
    const entry = entries.get(key)
    if (entry === undefined) return null
    const { response, storedAt } = entry
    const staleFor = (now() - storedAt) / 1000 - directive(response, 'max-age')
    if (staleFor >= directive(response, 'stale-while-revalidate')) return null
    const isRefreshing = staleFor < 0 || pending.has(key)
    if (!isRefreshing)
      pending.set(
        key,
        load(key, request).finally(() => pending.delete(key)),
      )
    return response.clone()
  }

  const entrypoint: PageEntrypoint = (of) => ({
    fetch: async (url) => {
      const key = `${url} ${JSON.stringify(of.props)}`
      const request = () => origin(of).fetch(url)
      return stored(key, request) ?? load(key, request)
    },
  })
  return {
    entrypoint,
    urls: () => [...entries.keys()].map((key) => key.split(' ')[0]),
    settle: () => Promise.allSettled(pending.values()),
  }
}
