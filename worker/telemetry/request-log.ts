import { type ErrorReport, reportError } from '../../shared/log/error-report.ts'

export type PageLog = { calls: DataLogEntry[]; dropped: string[]; report?: ErrorReport }

/** Fields of a request's log line, without personal data. */
export type RequestLog = {
  /** Trace id that the request came with. */
  trace?: string
  market?: string
  route?: string
  page?: string
  variations?: object
  /** The page was rendered for this request alone. */
  variantLimit?: 'exceeded'
  country?: string
  bot?: boolean
  /** The visitor may never see the response. */
  prefetch?: boolean
  events?: string[]
  /** A short code. */
  error?: string
  /** Reader of an AI search question, with the reason for the fallback. */
  ask?: string
  report?: ErrorReport
  pageData?: PageLog
}

/** Records an error that does not fail the response. @param name what failed: "session" */
export const recordRequestError = (log: RequestLog, name: string, error: unknown): void => {
  log.error = name
  log.report = reportError(name, error)
}

/** `problem`: field and message of a response that breaks its contract. */
export type DataLogEntry = { call: string; state: string; ms: number; failure?: string; problem?: string }

/**
 * Version of the data that a value was made from, null when unknown, and the tags of what it shows. `isTimed`: it depends
 * on the time of day, too.
 */
export type DataLabel = { version: number | null; tags: readonly string[]; isTimed: boolean }
/** `currentAt`: until when (ms) the value is known to be unchanged. */
type Labelled = DataLabel & { currentAt: number }

/** A request's back-end calls, each made once. */
export type DataLog = {
  entries: DataLogEntry[]
  add: (entry: DataLogEntry) => void
  /** Adds the label of a response. */
  label: (label: Labelled) => void
  /** Label of all responses together. */
  labelled: () => Labelled
  /** "tours: 2 dropped". */
  dropped: string[]
  once: <T>(key: string, work: () => Promise<T>) => Promise<T>
}

export const makeDataLog = (): DataLog => {
  const entries: DataLogEntry[] = []
  const running = new Map<string, Promise<unknown>>()
  const labels: Labelled[] = []
  return {
    entries,
    label: (label) => void labels.push(label),
    labelled: () => ({
      version: labels.reduce<number | null>(
        (lowest, { version }) => (lowest === null || version === null ? null : Math.min(lowest, version)),
        labels.length === 0 ? null : Number.POSITIVE_INFINITY,
      ),
      isTimed: labels.some(({ isTimed }) => isTimed),
      // Sorted, because calls end in any order.
      tags: [...new Set(labels.flatMap(({ tags }) => tags))].sort(),
      currentAt: Math.min(...labels.map(({ currentAt }) => currentAt)),
    }),
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
