import { checkNewsletter } from './boot/check-newsletter.ts'
import { chunkReload } from './boot/chunk-reload.ts'
import { enhanceForms } from './boot/enhance-forms.ts'
import { enhanceModals } from './boot/enhance-modals.ts'
import { storageOf, TYPED } from './boot/form-snapshot.ts'
import { closeHeaderOnLeaving, enhanceHeaderSearch, markScroll } from './boot/header.ts'
import { hydrateIslands, importEnhancement } from './boot/hydrate-islands.ts'
import { prefetchIslands } from './boot/prefetch-islands.ts'
import { showNavigation } from './boot/progress.ts'
import { registerWorker } from './boot/register-worker.ts'
import { recordEvents } from './boot/replay-events.ts'
import { reloadOutdatedPage } from './boot/session.ts'
import { rememberStylesheet } from './boot/stylesheet.ts'

/** The only script that runs before the first interaction. */
const storage = storageOf('sessionStorage')

if (storage?.getItem(TYPED)) import('./forms/restore-forms.ts').then((module) => module.restoreForms(storage), Boolean)
reloadOutdatedPage(storage)
closeHeaderOnLeaving()
enhanceHeaderSearch()
markScroll()
const reload = chunkReload(storage, Date.now)
const servedAt = location.pathname + location.search
const loadSearch = () =>
  import('./search/enhance-search.ts').then((module) => ({ enhance: module.enhanceSearch(servedAt, enhanceInserted) }))
const enhanceInserted = (root: Document | HTMLElement) => {
  hydrateIslands(root, reload)
  // `CSS.supports` takes a moment, so it runs only where there is a carousel.
  if (root.querySelector('.carousel-row') !== null && !CSS.supports('selector(::scroll-marker)'))
    import('./carousel/carousel-dots.ts').then((module) => module.carouselDots(root), Boolean)
  importEnhancement(root, '.calendar-months', () => import('./calendar/enhance-calendar.ts'))
  importEnhancement(root, '.modal-filters', loadSearch)
  importEnhancement(root, '.map', () => import('./map/enhance-map.ts'))
  const chat = root.querySelector<HTMLElement>('.modal-chatbot')
  if (chat !== null) import('./chat/enhance-chat.ts').then((module) => module.enhance(chat), Boolean)
  if (root.querySelector('[data-countdown]') !== null)
    import('./forms/countdown.ts').then((module) => module.countDown(root), Boolean)
}
enhanceInserted(document)
importEnhancement(document, '.header', () =>
  import('./menu/enhance-menu.ts').then((module) => ({ enhance: module.enhanceMenu(enhanceInserted) })),
)
importEnhancement(document, '[data-search]', loadSearch)
// A reloaded search still has earlier ones behind it that were shown in place: Back is an intent, too.
addEventListener('popstate', () => document.querySelector('[data-search]')?.dispatchEvent(new Event('input')))
importEnhancement(document, '[data-trip]', () =>
  import('./trip/enhance-trip.ts').then((module) => ({ enhance: module.enhanceTrip(enhanceInserted) })),
)
enhanceModals(enhanceInserted)
const sections = document.querySelector<HTMLElement>('.section-bar, .map-of-route')
if (sections !== null)
  addEventListener(
    'scroll',
    () => import('./trip/mark-section.ts').then((module) => module.markSection(sections), Boolean),
    { once: true, passive: true },
  )
checkNewsletter()
const geo = document.querySelector<HTMLElement>('.geo')
if (geo !== null) {
  const events = recordEvents(geo)
  import('./modals/geo-prompt.ts').then((module) => module.enhanceGeoPrompt(geo, events), events.fail)
}
enhanceForms()
showNavigation()
addEventListener(
  'pointerdown',
  () => import('./card-transition.ts').then((module) => module.enhanceCardTransition(), Boolean),
  { once: true },
)
rememberStylesheet()
prefetchIslands()
registerWorker()
