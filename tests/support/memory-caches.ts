/** The used part of the Cache API, in memory, with entries in insertion order. */
export const memoryCaches = () => {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://it.example').href
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: string | { url: string }) => entries.get(urlOf(key))?.clone(),
    put: async (key: string | { url: string }, response: Response) => {
      entries.delete(urlOf(key))
      entries.set(urlOf(key), response)
    },
    delete: async (key: string | { url: string }) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  })
  return {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return cacheOf(entries)
    },
    match: async (key: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(urlOf(key))?.clone(),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
}
