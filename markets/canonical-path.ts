const MAX_PATH = 500
/** Nearly every path that is asked for is canonical already. */
const PLAIN = /^(?:\/|(?:\/[a-z0-9_.-]+)+)$/

/**
 * The one form of a requested path: percent-decoded once, lower case, single slashes, no trailing slash.
 * Null for what is no path of ours: control characters, encoded slashes, question marks, hashes or percents (decoded
 * they would mean something else in an address), broken encoding, too long.
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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
  if (/[\u0000-\u001f\u007f-\u009f\\\u2028\u2029\ufeff\u200b-\u200f]/.test(decoded)) return null
  const path = decoded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
