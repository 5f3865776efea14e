import { canonicalPath } from '../../markets/canonical-path.ts'

/** Browsers may refuse larger cookies. */
const MAX_LENGTH = 1000
/** No pages: returning to them would repeat their action. */
const NEVER = /^\/(?:login|logout|api|sw\.js)(?:\/|$)/

/**
 * Reduces a URL to a path of our own with its query; null for any other. @param input a path, or a whole URL (Referer)
 */
export const sanitizeReturnUrl = (input: string | null | undefined, own: readonly string[]): string | null => {
  const [origin] = own
  if (input === null || input === undefined || origin === undefined || input.length > MAX_LENGTH) return null
  // Browsers drop tabs and line ends, and read backslashes as slashes.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(input) || /[\u0000-\u0020\\\u007f-\u00a0\u2028\u2029]/.test(input)) return null
  if (!URL.canParse(input, origin)) return null
  const url = new URL(input, origin)
  if (!own.includes(url.origin) || url.username !== '' || url.password !== '') return null
  const path = canonicalPath(url.pathname)
  if (path === null || path.startsWith('//') || url.pathname.startsWith('//') || NEVER.test(path)) return null
  return url.pathname + url.search
}
