import { type ErrorReport, reportError } from '../../shared/log/error-report.ts'

export type PageLog = { calls: DataLogEntry[]; dropped: string[]; report?: ErrorReport }

/** Fields of a request's log line that its steps fill in. No personal data. */
export type RequestLog = {
  market?: string
  route?: string
  page?: string
  variations?: object
  /** The route's variant limit is reached: this page was rendered for one request alone. */
  variantLimit?: 'exceeded'
  country?: string
  bot?: boolean
  /** The visitor may never see this response. */
  prefetch?: boolean
  /** Names of the events that a browser has reported. */
  events?: string[]
  /** A short code. */
  error?: string
  /** Reader of a question of the AI search, and why the model was not it. */
  ask?: string
  /** Causes of the error, for a separate line. */
  report?: ErrorReport
  pageData?: PageLog
}

/**
 * Records an error that does not fail the response: the request's line names it, a second line has its causes.
 * @param name what failed: "session", "wishlist"
 */
export const recordRequestError = (log: RequestLog, name: string, error: unknown): void => {
  log.error = name
  log.report = reportError(name, error)
}

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
