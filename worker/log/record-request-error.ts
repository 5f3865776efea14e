import { reportError } from '../../shared/log/error-report.ts'
import type { LogFields } from '../gateway/gateway-app.ts'

/**
 * Has the request's line name what went wrong, and a line of its own tell the causes. For errors that the visitor is
 * answered in spite of.
 * @param name what failed, in the log's words: "session", "wishlist"
 */
export const recordRequestError = (log: LogFields, name: string, error: unknown): void => {
  log.error = name
  log.report = reportError(name, error)
}
