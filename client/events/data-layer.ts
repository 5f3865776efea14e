import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import type { EventSink } from './subscribe-to-events.ts'

/** The array that tag managers read; made by the first event, or by a tag manager that was there before. */
export const dataLayer: EventSink = (event) => {
  const page = window as { dataLayer?: StorefrontEvent[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}

/** Whether the visitor allows analytics: the gateway stamps it on html, an answer in the page changes it there. */
export const analyticsAllowed = (): boolean => 'analytics' in document.documentElement.dataset
