const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
}
/** SQLITE_READONLY and SQLITE_CANTOPEN, which name no file. */
const SQLITE_CODES: readonly unknown[] = [8, 14]

/** A sentence about the place that cannot be written, from an error or its causes; null for other errors. */
export const unwritable = (error: unknown, state: string): string | null => {
  if (!(error instanceof Error)) return null
  const { code, path, errcode } = error as Error & { code?: string; path?: string; errcode?: number }
  const reason = code === undefined ? undefined : REASONS[code]
  if (reason !== undefined && path !== undefined) return `${path} cannot be written: ${reason}.`
  if (SQLITE_CODES.includes(errcode)) return `A database of ${state} cannot be written: ${error.message}.`
  return unwritable(error.cause, state)
}
