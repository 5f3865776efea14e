import { traceIn } from '../../../shared/http/trace.ts'
import { reportError } from '../../../shared/log/error-report.ts'

export type Service = 'api' | 'identity'

export const lineOf = (service: Service, fields: object): string =>
  JSON.stringify({ time: new Date(Date.now()).toISOString(), service, ...fields })

export const logServiceLine = (service: Service, fields: object): void => {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  console.log(lineOf(service, fields))
}

export type CompletedCall = { method: string; path: string; status: number; ms: number; error?: unknown }

/** The caller's trace, by which its line is found. */
export const traceField = (header: string | null | undefined): { trace?: string } => {
  const trace = traceIn(header)
  return trace === null ? {} : { trace }
}

/** Gives a request and its error one fingerprint. */
export const logRequest = (service: Service, { error, ...call }: CompletedCall & { trace?: string }): void => {
  if (error === undefined) {
    logServiceLine(service, call)
    return
  }
  const report = reportError(service, error)
  logServiceLine(service, { ...call, error: 'unhandled', fingerprint: report.fingerprint })
  logServiceLine(service, { level: 'error', path: call.path, error: 'unhandled', ...report })
}
