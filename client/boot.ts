import { chunkReload } from './boot/chunk-reload.ts'
import { enhanceForms } from './boot/enhance-forms.ts'
import { enhanceModals } from './boot/enhance-modals.ts'
import { TYPED, tabStorage } from './boot/form-snapshot.ts'
import { closeHeaderOnLeaving, enhanceHeaderSearch, markScroll } from './boot/header.ts'
import { hydrateIslands } from './boot/hydrate-islands.ts'
import { importEnhancement } from './boot/import-enhancement.ts'
import { prefetchIslands } from './boot/prefetch-islands.ts'
import { showNavigation } from './boot/progress.ts'
import { registerWorker, reloadOnOtherSession } from './boot/session.ts'

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
importEnhancement(document, '.header', () => import('./menu/enhance-menu.ts'))
enhanceHeaderSearch()
markScroll()
const reload = chunkReload(storage, Date.now)
const wake = (root: Document | HTMLElement) => {
  hydrateIslands(root, reload)
  // Where the browser draws no dots by itself. Asked only where there is a row: the answer takes a moment.
  if (root.querySelector('.carousel-row') !== null && !CSS.supports('selector(::scroll-marker)'))
    import('./carousel/carousel-dots.ts').then(({ carouselDots }) => carouselDots(root), Boolean)
  // The arrow keys of calendars; without them Tab leads from day to day.
  importEnhancement(root, '.calendar-months', () => import('./calendar/enhance-calendar.ts'))
  // Questions and messages sent in place; without it the modal's forms are posted.
  const chat = root.querySelector<HTMLElement>('.modal-chatbot')
  if (chat !== null) import('./chat/enhance-chat.ts').then(({ enhance }) => enhance(chat), Boolean)
  // The seconds until another code may be asked for.
  if (root.querySelector('[data-countdown]') !== null)
    import('./forms/countdown.ts').then(({ countDown }) => countDown(root), Boolean)
}
wake(document)
// Filters, order and more results in place; without it they are forms and links.
importEnhancement(document, '[data-search],.modal-filters', () =>
  import('./search/enhance-search.ts').then(({ enhanceSearch }) => ({ enhance: enhanceSearch(wake) })),
)
// Sharing and keeping for later; without it a mail, and the page itself.
importEnhancement(document, '[data-trip]', () => import('./trip/enhance-trip.ts'))
enhanceModals({ onInserted: wake })
enhanceForms()
showNavigation()
prefetchIslands()
registerWorker()
