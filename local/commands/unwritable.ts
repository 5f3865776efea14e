const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
}
/** SQLITE_READONLY and SQLITE_CANTOPEN, which name no file. */
const SQLITE_CODES: readonly unknown[] = [8, 14]

/** Bundlers keep the code of a plugin's error aside. */
type Failure = { code?: string; pluginCode?: string; path?: string; errcode?: number; errors?: unknown }

/** A sentence about the place that cannot be written, from an error, its causes or parts; null for other errors. */
export const unwritable = (error: unknown, state: string): string | null => {
  if (!(error instanceof Error)) return null
  const { code, pluginCode = code, path, errcode, errors }: Error & Failure = error
  const reason = pluginCode === undefined ? undefined : REASONS[pluginCode]
  if (reason !== undefined && path !== undefined) return `${path} cannot be written: ${reason}.`
  if (SQLITE_CODES.includes(errcode)) return `A database of ${state} cannot be written: ${error.message}.`
  const within: unknown[] = [error.cause, ...(Array.isArray(errors) ? errors : [])]
  return within.reduce<string | null>((found, each) => found ?? unwritable(each, state), null)
}
