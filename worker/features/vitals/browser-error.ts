import type { PageReport } from '../../../shared/contracts/page-report.ts'
import { type ErrorReport, hashOfText, maskVariableParts } from '../../../shared/log/error-report.ts'
import { withoutPersonalData } from '../../../shared/log/without-personal-data.ts'

const MAX_FRAMES = 10
const FRAME =
  /(?:at (?:async )?(?:new )?(?:([\w$.<> ]+?) \()?|([\w$.<>/]*)@)(https?:\/\/[^\s)]+?\/)?([\w.-]+\.js:\d+:\d+)/

/**
 * A browser's error without personal data; null without a frame of our own: extensions' and tag managers' code, or
 * `Script error.`, as which browsers hide errors of other origins.
 * @param origin of our pages
 */
export const readBrowserError = (
  { message, stack }: PageReport['errors'][number],
  origin: string,
): ErrorReport | null => {
  const at = stack
    .split('\n')
    .flatMap((line) => frameOf(line, origin) ?? [])
    .slice(0, MAX_FRAMES)
  const [first] = at
  if (first === undefined) return null
  const cause = withoutPersonalData(message)
  // Lines and columns change with each build, and so do hashes of files.
  const place = first.replace(/-[\w-]{8}\.js:.*/, '')
  return { causes: [cause], at, fingerprint: hashOfText(['browser', place, maskVariableParts(cause)].join('\n')) }
}

/** `open boot-DpufYOJK.js:1:204`; null for a file of another origin. */
const frameOf = (line: string, origin: string): string | null => {
  const [, chrome, firefox, folder, file] = FRAME.exec(line) ?? []
  if (file === undefined || folder?.startsWith(`${origin}/`) !== true) return null
  return [chrome ?? firefox, file].filter(Boolean).join(' ')
}
