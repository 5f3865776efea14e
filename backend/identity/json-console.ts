import { lineOf } from '../http/log-line.ts'

/**
 * What the provider's libraries write to the console by themselves becomes JSON lines, as the rest of the log is.
 * Imported before them: they write while they start.
 *
 * The provider says at every start that it wants Node.js. It runs in workerd here, which its tests in
 * tests/integration prove, and an operator can do nothing about it: that line alone is left out.
 */
const KNOWN = 'Unsupported runtime.'

/** As our own lines begin: they pass. */
const LINE = '{"time":'

for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  const write = console[level].bind(console)
  console[level] = (...parts: unknown[]) => {
    const message = parts.map(String).join(' ').trim()
    if (message.includes(KNOWN)) return
    write(message.startsWith(LINE) ? message : lineOf('identity', { level, message }))
  }
}
