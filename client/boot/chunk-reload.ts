import { saveForms } from './form-snapshot.ts'

const KEY = 'chunk-reload'
const RELOAD_GUARD_MS = 60_000

/** @param last time of the last reload in ms, as text */
export const mayReload = (last: string | null, now: number): boolean => {
  const since = now - Number(last ?? Number.NaN)
  // A clock that was set back must not forbid reloading for long.
  return !(since >= 0 && since < RELOAD_GUARD_MS)
}

/** Letters typed and clicks begun while the page loads would be lost. */
const PAUSE_MS = 400

/** Reloads the page, with its form input, after a failed import: a new version has replaced the chunk. */
export const chunkReload = (storage: Storage | null, now: () => number) => (): void => {
  if (storage === null || !navigator.onLine) return
  const reload = () => {
    try {
      if (!mayReload(storage.getItem(KEY), now())) return
      storage.setItem(KEY, String(now()))
    } catch {
      return
    }
    saveForms(storage)
    location.reload()
  }
  let timer = setTimeout(reload, PAUSE_MS)
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => {
      clearTimeout(timer)
      timer = setTimeout(reload, PAUSE_MS)
    })
  // A navigation in progress must not be cancelled.
  addEventListener('beforeunload', () => clearTimeout(timer))
}
