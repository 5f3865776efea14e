/** Line of the log as an object; only `text` for lines without JSON. */
export type LogEntry = Readonly<Record<string, unknown>>

/** Longest invocation in lines; longer text is not JSON from wrangler. */
const MAX_LINES = 20_000
/** Outcomes that are no failure: done, or the visitor has left. */
const WELL_ENDED = new Set<unknown>(['ok', 'canceled', 'responseStreamDisconnected', undefined])

/**
 * Parses a log line by line, as workers write it, as `wrangler tail --format json` prints it (an object over many
 * lines per invocation), or as Logpush stores it (one line each, capitalised names). `read` returns the entries that a
 * line completes; `end` returns incomplete ones.
 */
export const logReader = () => {
  let open: string[] = []
  const end = (): LogEntry[] => {
    const texts = open.map((text) => ({ text }))
    open = []
    return texts
  }
  const read = (line: string): LogEntry[] => {
    if (open.length === 0 && line !== '{') return readLine(line)
    open.push(line)
    if (open.length > MAX_LINES) return end()
    if (line !== '}') return []
    const whole = objectOf(open.join('\n'))
    if (whole === null) return end()
    open = []
    return entriesOf(whole)
  }
  return { read, end }
}

const readLine = (line: string): LogEntry[] => {
  if (line.trim() === '') return []
  const whole = objectOf(line)
  return whole === null ? [{ text: line }] : entriesOf(whole)
}

const objectOf = (text: string): LogEntry | null => {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return null
  }
}

const recordOf = (value: unknown): LogEntry | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LogEntry) : null

/** A platform field, which Logpush capitalises. */
const fieldOf = (record: LogEntry | null, name: string): unknown =>
  record?.[name] ?? record?.[`${name.charAt(0).toUpperCase()}${name.slice(1)}`]
const listOf = (value: unknown): (LogEntry | null)[] => (Array.isArray(value) ? value.map(recordOf) : [])

/**
 * Log lines of an invocation, and what ended it: exceptions, or platform limits. Other entries are returned as they
 * are.
 */
const entriesOf = (whole: LogEntry): LogEntry[] => {
  if (!Array.isArray(fieldOf(whole, 'logs'))) return [whole]
  const logged = listOf(fieldOf(whole, 'logs'))
    .flatMap((log) => [fieldOf(log, 'message')].flat())
    // Workers join lines (worker/telemetry/log-line.ts).
    .flatMap((message) => String(message).split('\n'))
    .map((line) => objectOf(line) ?? { text: line })
  const failures = listOf(fieldOf(whole, 'exceptions')).map((exception) => ({
    error: fieldOf(exception, 'name'),
    reason: fieldOf(exception, 'message'),
  }))
  const outcome = fieldOf(whole, 'outcome')
  if (failures.length === 0 && !WELL_ENDED.has(outcome))
    failures.push({ error: 'ended by the platform', reason: outcome })
  return [...logged, ...failures.map((failure) => ({ ...whereabouts(whole, logged), level: 'error', ...failure }))]
}

/** Time, request and worker of an entry: from the invocation, or from our lines. */
const whereabouts = (whole: LogEntry, logged: readonly LogEntry[]): LogEntry => {
  const at = whole.eventTimestamp ?? whole.EventTimestampMs
  const time = typeof at === 'number' || typeof at === 'string' ? new Date(at) : null
  const headers = recordOf(recordOf(recordOf(whole.event)?.request)?.headers)
  const id = logged.find((entry) => entry.id !== undefined)?.id ?? headers?.['cf-ray']
  const [, service] = /-(api|identity)(?:-|$)/.exec(String(fieldOf(whole, 'scriptName'))) ?? []
  return {
    ...(time !== null && !Number.isNaN(time.getTime()) && { time: time.toISOString() }),
    ...(id !== undefined && { id }),
    ...(service !== undefined && { service }),
  }
}

export type Wanted = {
  id?: string | undefined
  market?: string | undefined
  route?: string | undefined
  /** A status (404) or a class (5xx). */
  status?: string | undefined
  /** Minimum duration, ms. */
  slow?: number | undefined
  /** Statuses from 500, and lines with an error. */
  errors?: boolean | undefined
  /** Error fingerprint (shared/log/error-report.ts). */
  fingerprint?: string | undefined
  /** Slow upstream calls only. */
  calls?: boolean | undefined
  /** `storefront`, or a back-end worker by name. */
  service?: string | undefined
}

/** Fields of what went wrong, also behind a response that did not fail. */
const FAILURES = ['error', 'failure', 'dropped', 'cacheError']

const isFailure = (entry: LogEntry): boolean =>
  entry.level === 'error' ||
  entry.page === 'stale-if-error' ||
  FAILURES.some((name) => entry[name] !== undefined) ||
  listOf(entry.data).some((call) => call?.failure !== undefined)

/** True if a log entry matches all given filters. */
export const isWanted = (entry: LogEntry, wanted: Wanted): boolean => {
  const { id, market, route, status, slow, errors, fingerprint, calls, service } = wanted
  const entryStatus = String(entry.status ?? '')
  return (
    (id === undefined || entry.id === id) &&
    (market === undefined || entry.market === market) &&
    (route === undefined || entry.route === route) &&
    (status === undefined || (/^\dxx$/.test(status) ? entryStatus[0] === status[0] : entryStatus === status)) &&
    (slow === undefined || (typeof entry.ms === 'number' && entry.ms >= slow)) &&
    (!errors || entryStatus.startsWith('5') || isFailure(entry)) &&
    (fingerprint === undefined || entry.fingerprint === fingerprint) &&
    (!calls || entry.slowCall !== undefined) &&
    (service === undefined || (entry.service ?? 'storefront') === service)
  )
}
