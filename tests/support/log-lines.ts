import { expect, vi } from 'vitest'
import { header, type LogLine, type Site, type SiteResponse } from './site.ts'

const WAIT_MS = 10_000

/** Log lines of a response's request, once there are `count`: workers may write them after the response. */
export const linesOf = (site: Site, response: SiteResponse, count: number): Promise<LogLine[]> => {
  const id = header(response, 'x-request-id')
  return vi.waitFor(() => {
    const lines = site.logs.filter((line) => line.id === id)
    expect(lines, `log lines of request ${id}`).toHaveLength(count)
    return lines
  }, WAIT_MS)
}

/** First log line of a response's request, or its line with an error. */
export const lineOf = (site: Site, response: SiteResponse, error?: string): Promise<LogLine> => {
  const id = header(response, 'x-request-id')
  return vi.waitFor(() => {
    const line = site.logs.find((each) => each.id === id && each.error === error)
    expect(line, `log line of request ${id}`).toBeDefined()
    return line as LogLine
  }, WAIT_MS)
}
