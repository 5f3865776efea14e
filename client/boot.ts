import { carouselDots } from './boot/carousel-dots.ts'
import { chunkReload } from './boot/chunk-reload.ts'
import { closeHeaderPanels } from './boot/close-header.ts'
import { enhanceForms } from './boot/enhance-forms.ts'
import { restoreForms } from './boot/form-snapshot.ts'
import { driveHeaderSearch } from './boot/header-search.ts'
import { driveModals } from './boot/modal.ts'
import { prefetchIslands } from './boot/prefetch-islands.ts'
import { showNavigation } from './boot/progress.ts'
import { markScroll } from './boot/scroll-state.ts'
import { tabStorage } from './boot/tab-storage.ts'
import { wakeIslands } from './boot/wake-islands.ts'
import { wakeMenu } from './boot/wake-menu.ts'
import { trackActions } from './events/track-actions.ts'
import { trackPage } from './events/track-page.ts'

/**
 * The only script that runs before somebody interacts (design, section 5). Each piece improves what already works
 * without it; none waits for another.
 */
const storage = tabStorage()

restoreForms(storage)
closeHeaderPanels()
wakeMenu()
driveHeaderSearch()
markScroll()
carouselDots()
const reload = chunkReload(storage, Date.now)
wakeIslands(document, reload)
driveModals({ onInserted: (dialog) => wakeIslands(dialog, reload) })
const page = trackPage()
enhanceForms({ onConsent: page.seen })
showNavigation()
trackActions()
prefetchIslands()
