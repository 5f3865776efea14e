/**
 * What the provider's libraries write to the console by themselves becomes JSON lines, as the rest of the log is.
 * Imported before them: they write while they start.
 */
for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  const write = console[level].bind(console)
  console[level] = (...parts: unknown[]) =>
    write(JSON.stringify({ service: 'identity', level, message: parts.map(String).join(' ').trim() }))
}
