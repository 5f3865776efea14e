import type { PageReport } from '../../../shared/contracts/page-report.ts'
import { type ErrorReport, hashOfText, maskVariableParts } from '../../../shared/log/error-report.ts'
import { withoutPersonalData } from '../../../shared/log/without-personal-data.ts'

const MAX_FRAMES = 10
const FRAME =
  /(?:at (?:async )?(?:new )?(?:([\w$.<> ]+?) \()?|([\w$.<>/]*)@)(https?:\/\/[^\s)]+?\/)?([\w.-]+\.js:\d+:\d+)/

/**
 * A browser's error without personal data; null for code that is not ours, such as extensions'.
 * @param origin of our pages
 */
export const readBrowserError = (
  { message, stack }: PageReport['errors'][number],
  origin: string,
): ErrorReport | null => {
  const lines = stack.split('\n').filter((line) => FRAME.test(line) || line.includes('://'))
  const at = lines.flatMap((line) => frameOf(line, origin) ?? []).slice(0, MAX_FRAMES)
  if (lines.length > 0 && at.length === 0) return null
  const cause = withoutPersonalData(message)
  // Lines and columns change with each build, and so do hashes of files.
  const place = at[0]?.replace(/-[\w-]{8}\.js:.*/, '') ?? ''
  return { causes: [cause], at, fingerprint: hashOfText(['browser', place, maskVariableParts(cause)].join('\n')) }
}

/** `open boot-DpufYOJK.js:1:204`; null for a file of another origin. */
const frameOf = (line: string, origin: string): string | null => {
  const [, chrome, firefox, folder, file] = FRAME.exec(line) ?? []
  if (file === undefined || folder?.startsWith(`${origin}/`) !== true) return null
  return [chrome ?? firefox, file].filter(Boolean).join(' ')
}
