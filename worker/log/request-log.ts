import { type ErrorReport, reportError } from '../../shared/log/error-report.ts'
import type { DataLogEntry } from './data-log.ts'

/** What building a page did with data, and what failed there. */
export type PageLog = { calls: DataLogEntry[]; dropped: string[]; report?: ErrorReport }

/** Fields of a request's log line that its steps fill in. No personal data. */
export type RequestLog = {
  market?: string
  route?: string
  page?: string
  variations?: object
  /** The route has as many cached variants as it may have: this page was rendered for one request alone. */
  variantLimit?: 'exceeded'
  country?: string
  bot?: boolean
  /** The browser requested it ahead of a click; the visitor may never see the response. */
  prefetch?: boolean
  /** Names of the events that a browser has reported. */
  events?: string[]
  /** What went wrong, as a short code. */
  error?: string
  /** By what a question of the AI search was read, and why not by the model. */
  ask?: string
  /** The error's causes, which have a line of their own. */
  report?: ErrorReport
  pageData?: PageLog
}

/**
 * Records an error that the visitor is answered in spite of: the request's line names it, a second line has its causes.
 * @param name what failed: "session", "wishlist"
 */
export const recordRequestError = (log: RequestLog, name: string, error: unknown): void => {
  log.error = name
  log.report = reportError(name, error)
}
