import type { RequestLog } from '../log/request-log.ts'
import { readPageLog } from '../page/answer-headers.ts'
import type { StoredPage } from '../page/cache/stored-page.ts'

/** Notes for the log what came of a page that was made for this very request. */
export const logPageBuild = (log: RequestLog, { error, dataLog }: StoredPage): void => {
  if (error !== null) log.error = error
  const made = readPageLog(dataLog)
  if (made !== undefined) log.pageData = made
}
