export type DataLogEntry = { call: string; state: string; ms: number; failure?: string }

/** A request's back-end calls; each call is made once. */
export type DataLog = {
  entries: DataLogEntry[]
  add: (entry: DataLogEntry) => void
  /** Invalid items, for the log: "tours: 2 dropped". */
  dropped: string[]
  once: <T>(key: string, work: () => Promise<T>) => Promise<T>
}

export const makeDataLog = (): DataLog => {
  const entries: DataLogEntry[] = []
  const running = new Map<string, Promise<unknown>>()
  return {
    entries,
    add: (entry) => void entries.push(entry),
    dropped: [],
    once<T>(key: string, work: () => Promise<T>) {
      const known = running.get(key)
      if (known !== undefined) return known as Promise<T>
      const promise = work()
      running.set(key, promise)
      return promise
    },
  }
}
