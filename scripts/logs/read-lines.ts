/** One line of the log as an object; `text` alone for what is no JSON object. */
export type LogEntry = Readonly<Record<string, unknown>>

const objectOf = (text: string): LogEntry | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LogEntry) : null
  } catch {
    return null
  }
}

/**
 * The log entries of one line of input: the line itself as a worker writes it, or every message of a line of
 * `wrangler tail --format json`, and the exceptions that ended the request, as entries with `error`.
 */
export const readLine = (line: string): LogEntry[] => {
  if (line.trim() === '') return []
  const whole = objectOf(line)
  if (whole === null) return [{ text: line }]
  const { logs, exceptions } = whole
  if (!Array.isArray(logs)) return [whole]
  return [
    ...logs.flatMap(({ message }) =>
      (Array.isArray(message) ? message : [message]).map(
        (each: unknown) => objectOf(String(each)) ?? { text: String(each) },
      ),
    ),
    ...(Array.isArray(exceptions) ? exceptions : []).map(({ name, message }) => ({ error: name, reason: message })),
  ]
}
