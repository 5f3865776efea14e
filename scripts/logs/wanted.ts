import type { LogEntry } from './read-lines.ts'

export type Wanted = {
  /** Request id, whole. */
  id?: string | undefined
  market?: string | undefined
  route?: string | undefined
  /** A status (404) or a class of them (5xx). */
  status?: string | undefined
  /** At least so many milliseconds. */
  slow?: number | undefined
  /** Statuses from 500 on, and lines that name an error. */
  errors?: boolean | undefined
  /** What names errors of one kind (worker/log/error-report.ts). */
  fingerprint?: string | undefined
  /** Calls of the services behind that were slow. */
  calls?: boolean | undefined
  /** The storefront (`storefront`) or a worker of the back end by its name. */
  service?: string | undefined
}

/** Whether a log entry is asked for; with nothing asked for, every one is. */
export const isWanted = (entry: LogEntry, wanted: Wanted): boolean => {
  const { id, market, route, status, slow, errors, fingerprint, calls, service } = wanted
  const entryStatus = String(entry.status ?? '')
  return (
    (id === undefined || entry.id === id) &&
    (market === undefined || entry.market === market) &&
    (route === undefined || entry.route === route) &&
    (status === undefined || (/^\dxx$/.test(status) ? entryStatus[0] === status[0] : entryStatus === status)) &&
    (slow === undefined || (typeof entry.ms === 'number' && entry.ms >= slow)) &&
    (!errors || entryStatus.startsWith('5') || entry.error !== undefined || entry.level === 'error') &&
    (fingerprint === undefined || entry.fingerprint === fingerprint) &&
    (!calls || entry.slowCall !== undefined) &&
    (service === undefined || (entry.service ?? 'storefront') === service)
  )
}
