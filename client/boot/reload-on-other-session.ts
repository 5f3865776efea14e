import { markOf } from '../offline/session-mark.ts'

/**
 * A page that comes back from the browser's memory shows who was signed in, and what was saved, when it was left: it is
 * loaded anew when that has changed since.
 */
export const reloadOnOtherSession = (): void => {
  const shown = markOf(document.cookie)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && markOf(document.cookie) !== shown) location.reload()
  })
}
