import { reportError } from '../../shared/log/error-report.ts'
import { logLine, type Service } from './log-line.ts'

export type AnsweredCall = { method: string; path: string; status: number; ms: number; error?: unknown }

/** The lines of a request: its own, and one with the causes of the error that it ended with, under the same fingerprint. */
export const logRequest = (service: Service, { error, ...call }: AnsweredCall): void => {
  if (error === undefined) {
    logLine(service, call)
    return
  }
  const report = reportError(service, error)
  logLine(service, { ...call, error: 'unhandled', fingerprint: report.fingerprint })
  logLine(service, { level: 'error', path: call.path, error: 'unhandled', ...report })
}
