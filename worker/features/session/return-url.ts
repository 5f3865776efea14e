import { canonicalPath } from '../../../markets/canonical-path.ts'

/** Longer addresses are not worth a cookie that browsers may refuse. */
const MAX_LENGTH = 1000
/** Paths that do something: coming back to them would do it again. */
const NEVER = /^\/(?:login|logout|api)(?:\/|$)/

/**
 * Where sign-in leads back to: a path of our own with its query, or null. Only the parts that a URL parser finds on
 * our own origin are used, so that nothing that looks like a path can be another site.
 * @param asked a path ("/cerca?x=1"), or a whole address of ours (Referer)
 * @param own origins of this market's storefront
 */
export const sanitizeReturnUrl = (asked: string | null | undefined, own: readonly string[]): string | null => {
  const [origin] = own
  if (asked === null || asked === undefined || origin === undefined || asked.length > MAX_LENGTH) return null
  // Browsers drop tabs and line ends, and read backslashes as slashes: none belongs in an address of ours.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(asked) || /[\u0000-\u0020\\\u007f-\u00a0\u2028\u2029]/.test(asked)) return null
  if (!URL.canParse(asked, origin)) return null
  const url = new URL(asked, origin)
  if (!own.includes(url.origin) || url.username !== '' || url.password !== '') return null
  const path = canonicalPath(url.pathname)
  if (path === null || path.startsWith('//') || url.pathname.startsWith('//') || NEVER.test(path)) return null
  return url.pathname + url.search
}
