import { reportError } from '../../shared/log/error-report.ts'
import type { DataLog } from '../log/data-log.ts'
import type { PageLog } from '../log/request-log.ts'

/** Headers by which the page and private entrypoints tell the gateway about an answer; visitors never see them. */
export const DATA_LOG_HEADER = 'x-data-log'
/** What failed, in the log's words. */
export const ERROR_HEADER = 'x-error'
/** A redirect to where another page's query is read: all of the request's goes along, not only what no page reads. */
export const CARRIES_QUERY_HEADER = 'x-carries-query'
/** Hash of the style that only this page has (worker/document/page-style.ts). */
export const STYLE_HASH_HEADER = 'x-style-hash'

const MAX_DROPPED = 10

/** The headers that tell of an answer's making: its data, and the error that it stands for. */
export const logHeaders = (
  { entries, dropped }: DataLog,
  failed?: { name: string; error: unknown },
): [string, string][] => {
  const report = failed && reportError(failed.name, failed.error)
  const log: PageLog = { calls: entries, dropped: dropped.slice(0, MAX_DROPPED), ...(report && { report }) }
  const headers: [string, string][] = [[DATA_LOG_HEADER, asciiJson(log)]]
  return failed === undefined ? headers : [...headers, [ERROR_HEADER, failed.name]]
}

/** Reads what `logHeaders` wrote. */
export const readPageLog = (text: string | null): PageLog | undefined =>
  text === null ? undefined : (JSON.parse(text) as PageLog)

/** Header values hold no other characters. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
