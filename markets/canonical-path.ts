const MAX_PATH = 500
/** Fast path: most requested paths are canonical already. */
const PLAIN = /^(?:\/|(?:\/[a-z0-9_.-]+)+)$/

/**
 * Canonical form of a requested path: percent-decoded once, lower case, single slashes, no trailing slash. `null` for
 * paths that are too long, badly encoded, or contain control characters or an encoded `/`, `\`, `?`, `#` or `%`.
 */
export const canonicalPath = (pathname: string): string | null => {
  if (pathname.length <= MAX_PATH && PLAIN.test(pathname)) return pathname
  if (pathname.length > MAX_PATH || /%(?:2f|3f|23|5c|25|00)/i.test(pathname)) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting them is the purpose.
  if (/[\u0000-\u001f\u007f-\u009f\\\u2028\u2029\ufeff\u200b-\u200f]/.test(decoded)) return null
  const path = decoded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
