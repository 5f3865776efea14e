import { reportError } from '../../shared/log/error-report.ts'

export type Service = 'api' | 'identity'

/** A line of the log: the time, and which worker of the back end wrote it. Nothing of a visitor belongs in it. */
export const lineOf = (service: Service, fields: object): string =>
  JSON.stringify({ time: new Date(Date.now()).toISOString(), service, ...fields })

/** Writes a line to the log, which is standard output. */
export const logLine = (service: Service, fields: object): void => {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  console.log(lineOf(service, fields))
}

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
