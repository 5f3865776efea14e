import { chunkReload } from './boot/chunk-reload.ts'
import { closeHeaderOnLeaving } from './boot/close-header.ts'
import { enhanceForms } from './boot/enhance-forms.ts'
import { TYPED } from './boot/form-snapshot.ts'
import { driveHeaderSearch } from './boot/header-search.ts'
import { hydrateIslands } from './boot/hydrate-islands.ts'
import { importEnhancement } from './boot/import-enhancement.ts'
import { prefetchIslands } from './boot/prefetch-islands.ts'
import { showNavigation } from './boot/progress.ts'
import { registerWorker } from './boot/register-worker.ts'
import { reloadOnOtherSession } from './boot/reload-on-other-session.ts'
import { markScroll } from './boot/scroll-state.ts'
import { tabStorage } from './boot/tab-storage.ts'
import { wakeModals } from './boot/wake-modals.ts'

/**
 * The only script that runs before somebody interacts (design, section 5). Each piece improves what already works
 * without it; none waits for another.
 */
const storage = tabStorage()

// What was typed before the page was loaded again for its code.
if (storage?.getItem(TYPED))
  import('./forms/restore-forms.ts').then(({ restoreForms }) => restoreForms(storage), Boolean)
reloadOnOtherSession()
closeHeaderOnLeaving()
// Hovering, arrow keys and the focus on phones; without them the menu opens by click.
importEnhancement(document, '.header', () => import('./menu/drive-menu.ts'))
driveHeaderSearch()
markScroll()
const reload = chunkReload(storage, Date.now)
const wake = (root: Document | HTMLElement) => {
  hydrateIslands(root, reload)
  // Where the browser draws no dots by itself. Asked only where there is a row: the answer takes a moment.
  if (root.querySelector('.carousel-row') !== null && !CSS.supports('selector(::scroll-marker)'))
    import('./carousel/carousel-dots.ts').then(({ carouselDots }) => carouselDots(root), Boolean)
  // The arrow keys of calendars; without them Tab leads from day to day.
  importEnhancement(root, '.calendar-months', () => import('./calendar/drive-calendar.ts'))
  // Questions and messages sent in place; without it the modal's forms are posted.
  const chat = root.querySelector<HTMLElement>('.modal-chatbot')
  if (chat !== null) import('./chat/drive-chat.ts').then(({ drive }) => drive(chat), Boolean)
  // The seconds until another code may be asked for.
  if (root.querySelector('[data-countdown]') !== null)
    import('./forms/countdown.ts').then(({ countDown }) => countDown(root), Boolean)
}
wake(document)
// Filters, order and more results in place; without it they are forms and links.
importEnhancement(document, '[data-search],.modal-filters', () =>
  import('./search/drive-search.ts').then(({ driveSearch }) => ({ drive: driveSearch(wake) })),
)
// Sharing and keeping for later; without it a mail, and the page itself.
importEnhancement(document, '[data-trip]', () => import('./trip/drive-trip.ts'))
wakeModals({ onInserted: wake })
enhanceForms()
showNavigation()
prefetchIslands()
registerWorker()
