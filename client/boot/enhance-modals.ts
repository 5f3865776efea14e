import type { Modals } from '../modals/modals.ts'
import { startProgress } from './progress.ts'
import { showUnreachable } from './toast.ts'

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

  /** Without their code the link is followed natively; offline that would lose the page. */
  const drive = (act: (driver: Modals) => void, href: string): void => {
    const end = startProgress()
    load().then((driver) => {
      if (driver !== null) {
        act(driver)
        return end(true)
      }
      end(false)
      if (navigator.onLine) location.assign(href)
      else showUnreachable()
    })
  }
  const close = (driver: Modals): void => driver.close()

  document.addEventListener('click', (event) => {
    const link = clickedLink(event)
    if (link === null) return
    const closes = link.matches('.modal-close')
    const isHere = link.origin + link.pathname === location.origin + location.pathname
    if (!closes && !(isHere && link.hash === '' && new URLSearchParams(link.search).has('modal'))) return
    event.preventDefault()
    drive(closes ? close : (driver) => driver.open(link), link.href)
  })
  addEventListener('popstate', () => {
    if ((loading ?? served) !== null || new URLSearchParams(location.search).has('modal'))
      drive((driver) => driver.follow(), location.href)
  })

  if (served === null) return
  // Opened by its address, a gallery has the viewer that it has when it is opened by press.
  if (served.querySelector('.photos')) load()
  const onFirstAction = (event: Event) => {
    if (modals !== null) return
    const closes =
      event.type === 'cancel' ||
      (event.type === 'click' && (event.target as Element).matches('html,body')) ||
      (event as KeyboardEvent).key === 'Escape'
    if (!closes) return void load()
    event.preventDefault()
    drive(close, (served.querySelector('.modal-close') as HTMLAnchorElement).href)
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'cancel']) addEventListener(type, onFirstAction, true)
}
