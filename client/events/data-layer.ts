import { currentVisitor } from '../boot/visitor.ts'
import type { EventSink } from './subscribe-to-events.ts'

/** The array that tag managers read. */
const layer = (page: { dataLayer?: unknown[] } = window as object): unknown[] => {
  page.dataLayer ??= []
  return page.dataLayer
}

const push: EventSink = (event) => void layer().push(event)

const { tagManager: url } = currentVisitor()
const tagManager =
  url &&
  import('./tag-manager.ts').then(
    ({ startTagManager }) => startTagManager(url, layer()),
    () => push,
  )

/** Pushes events to `window.dataLayer`; with TAG_MANAGER_URL after its consent signals, with GA4's beside them. */
export const dataLayer: EventSink = (event, part) => {
  if (tagManager) void tagManager.then((pushAll) => pushAll(event, part))
  else push(event)
}
