export type Service = 'api' | 'identity'

/** A line of the log: the time, and which worker of the back end wrote it. Nothing of a visitor belongs in it. */
export const lineOf = (service: Service, fields: object): string =>
  JSON.stringify({ time: new Date(Date.now()).toISOString(), service, ...fields })

/** Writes a line to the log, which is standard output. */
export const logLine = (service: Service, fields: object): void => {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  console.log(lineOf(service, fields))
}
