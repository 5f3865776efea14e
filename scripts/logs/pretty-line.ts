import { styleText } from 'node:util'
import type { LogEntry } from './read-lines.ts'

/** Fields shown as columns; others follow as name=value. */
const COLUMNS = new Set([
  'time',
  'status',
  'ms',
  'method',
  'market',
  'route',
  'page',
  'service',
  'id',
  'text',
  'path',
  'slowCall',
])

const styleOf = ({ status, level }: LogEntry) => {
  if (level === 'error') return 'red'
  if (typeof status !== 'number') return 'dim'
  if (status >= 500) return 'red'
  return status >= 400 ? 'yellow' : 'green'
}

/**
 * Formats a log entry as one line: time, status, milliseconds, sender, subject, then the rest; lines without JSON
 * unchanged.
 */
export const prettyLine = (entry: LogEntry): string => {
  if (entry.text !== undefined) return String(entry.text)
  const { time, status, ms, method, market, route, page, service, id, path, slowCall } = entry
  const text = (value: unknown, width: number): string => (value === undefined ? '' : String(value)).padEnd(width)
  const rest = Object.entries(entry)
    .filter(([name]) => !COLUMNS.has(name) && name !== 'level')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [
    text(time === undefined ? '' : String(time).slice(11, 23), 12),
    styleText(styleOf(entry), text(status, 3)),
    `${text(ms, 0).padStart(5)} ms`,
    text(method ?? (slowCall === undefined ? entry.level : 'slow'), 5),
    text(market ?? service, 10),
    text(route ?? path ?? slowCall, 18),
    text(page, 6),
    styleText('dim', [id, ...rest].filter((each) => each !== undefined).join(' ')),
  ].join(' ')
}
