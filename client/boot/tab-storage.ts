/** The tab's own storage; null where the browser forbids it (then even reading the property throws). */
export const tabStorage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
