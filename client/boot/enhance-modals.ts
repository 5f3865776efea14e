import type { Modals } from '../modals/modals.ts'
import { startProgress } from './progress.ts'
import { showError } from './toast.ts'

/** The link that a plain click follows in this tab. */
export const clickedLink = (event: MouseEvent): HTMLAnchorElement | null =>
  event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey
    ? null
    : ((event.target as Element).closest?.('a') ?? null)

/** Loads the code of modals on the first link or Back to one, or on the first interaction with a page that has one. */
export const enhanceModals = (onInserted: (dialog: HTMLElement) => void): void => {
  const servedAt = location.search
  const served = document.querySelector('dialog.modal')
  let loading: Promise<Modals | null> | null = null
  let modals: Modals | null = null
  const load = (): Promise<Modals | null> => {
    loading ??= import('../modals/modals.ts').then(
      (module) => {
        modals = module.createModals(servedAt, onInserted)
        return modals
      },
      () => {
        loading = null
        return null
      },
    )
    return loading
  }

  document.addEventListener('click', (event) => {
    const link = clickedLink(event)
    if (link === null) return
    const closes = link.matches('.modal-close')
    const isHere = link.origin + link.pathname === location.origin + location.pathname
    if (!closes && !(isHere && new URLSearchParams(link.search).has('modal'))) return
    event.preventDefault()
    const end = startProgress()
    load().then((driver) => {
      if (driver !== null) {
        if (closes) driver.close()
        else driver.open(link)
        return end(true)
      }
      end(false)
      // Follow the link natively; offline that would lose the page.
      if (navigator.onLine) location.assign(link.href)
      else showError()
    })
  })
  addEventListener('popstate', () => {
    if ((loading ?? served) !== null || new URLSearchParams(location.search).has('modal'))
      load().then((driver) => driver?.follow())
  })

  if (served === null) return
  const onFirstAction = (event: Event) => {
    if (modals !== null) return
    const { documentElement: html, body } = document
    const closes =
      event.type === 'cancel' ||
      (event.type === 'click' && (event.target === body || event.target === html)) ||
      (event instanceof KeyboardEvent && event.key === 'Escape')
    if (closes) event.preventDefault()
    load().then((driver) => closes && driver?.close())
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'cancel']) addEventListener(type, onFirstAction, true)
}
