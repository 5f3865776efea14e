import type { EventSink } from './subscribe-to-events.ts'

/** The array that tag managers read. */
const layer = (page: { dataLayer?: unknown[] } = window as object): unknown[] => {
  page.dataLayer ??= []
  return page.dataLayer
}

const push: EventSink = (event) => void layer().push(event)

/** Loaded once there is an event to record, so with consent; null where no TAG_MANAGER_URL is configured. */
let tagManager: Promise<EventSink> | null | undefined
const loadTagManager = () => {
  const { tagManager: url } = JSON.parse(document.getElementById('visitor')?.textContent ?? '{}')
  if (typeof url !== 'string') return null
  return import('./tag-manager.ts').then(
    ({ startTagManager }) => startTagManager(url, layer()),
    () => push,
  )
}

/** Pushes events to `window.dataLayer`; those of a tag manager come after its consent signals, with GA4's beside them. */
export const dataLayer: EventSink = (event, part) => {
  tagManager ??= loadTagManager()
  if (tagManager === null) push(event)
  else void tagManager.then((pushAll) => pushAll(event, part))
}
