/** The only place that writes to the log. */
export function logLine(line: Record<string, string | number>): void {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  console.log(JSON.stringify({ service: 'api', ...line }))
}
