import { saveForms } from './form-snapshot.ts'

const KEY = 'chunk-reload'
/** Spec section 9: chunk reload guard. */
const RELOAD_GUARD_MS = 60_000

/** Whether a page that was last reloaded at `last` (epoch ms as text, null: never) may be reloaded again. */
export const mayReload = (last: string | null, now: number): boolean => {
  const since = now - Number(last ?? Number.NaN)
  // A clock that was set back must not forbid reloading for long.
  return !(since >= 0 && since < RELOAD_GUARD_MS)
}

/** How long nobody must have typed before the page goes: letters typed while it loads would be lost. */
const TYPING_PAUSE_MS = 400

/**
 * For code that could not be fetched, mostly because a new version has replaced it: reloads the page, at most once
 * a minute, and keeps what was typed. Without storage there is no way to count, so nothing is reloaded; offline it
 * would only lose the page.
 */
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
  let timer = setTimeout(reload, TYPING_PAUSE_MS)
  addEventListener('keydown', () => {
    clearTimeout(timer)
    timer = setTimeout(reload, TYPING_PAUSE_MS)
  })
  // Whoever is on the way to another page, by the plain form for instance, must get there.
  addEventListener('beforeunload', () => clearTimeout(timer))
}
