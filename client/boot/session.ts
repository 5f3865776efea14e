import { saveForms } from './form-snapshot.ts'

/** Changes with every choice: the mark, and a cookie that each form post renews (worker/forms/form-post.ts). */
const choicesOf = (cookies: string): string => `${cookies.match(/__Host-(signed-in|saved|chosen)=\w+/g)}`

let shown = ''

/** The page shows the choices so far. */
export const showsChoices = (): void => {
  shown = choicesOf(document.cookie)
}

/** Whether the page shows the choices so far: another tab may have made some since. */
export const showsLatest = (): boolean => choicesOf(document.cookie) === shown

/** Reloads a page from the back/forward cache when the visitor has chosen anything since. */
export const reloadOutdatedPage = (storage: Storage | null): void => {
  showsChoices()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || showsLatest()) return
    // Nothing leaves the page on outdated terms; the reloaded one counts the view.
    delete document.documentElement.dataset.analytics
    document.body.inert = navigator.onLine
    const reload = () => {
      if (storage !== null) saveForms(storage)
      location.reload()
    }
    // Offline the page would be lost.
    if (navigator.onLine) reload()
    else addEventListener('online', reload)
  })
}

/**
 * Mark of the session and the list: two script-readable cookies that grant nothing and change with every sign-in and
 * heart (worker/features/session/session-cookies.ts, worker/features/wishlist/list-cookie.ts).
 */
export const markOf = (cookies: string): string => `${cookies.match(/__Host-s(igned-in|aved)=\w+/g)}`
