import type { PageType, StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import { currentVisitor } from '../boot/visitor.ts'
import type { Pushed } from './push-event.ts'
import { fieldsAround } from './tracked-fields.ts'

/** Where events go: the data layer of tag managers, our own collector. */
export type EventSink = (event: StorefrontEvent) => void

export type TakeEvent = (...pushed: Pushed) => void

/**
 * Has each event that is pushed while analytics are allowed go to all sinks, with what the page knows beside it; the
 * answer takes one without a detour.
 */
export const subscribeToEvents = (sinks: readonly EventSink[]): TakeEvent => {
  const take: TakeEvent = (event, part) => {
    if (!analyticsAllowed()) return
    const whole = {
      pageType: document.documentElement.dataset.pageType as PageType,
      userId: currentVisitor().account?.id,
      ...withHeart({ ...fieldsAround(part), ...event }),
    } as StorefrontEvent
    for (const sink of sinks) sink(whole)
  }
  addEventListener('track', ({ detail }) => take(...detail))
  return take
}

/** Whether the departure is saved is what its heart says; without one nobody knows. */
const withHeart = <E extends { tourId?: string }>(event: E): E & { tourInWishlist?: boolean } => {
  const heart = document.querySelector(`[data-heart="tour/${event.tourId}"]`)
  return heart === null ? event : { tourInWishlist: heart.ariaPressed === 'true', ...event }
}

/** The array that tag managers read; made by the first event, or by a tag manager that was there before. */
export const dataLayer: EventSink = (event) => {
  const page = window as { dataLayer?: StorefrontEvent[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}

/** Whether the visitor allows analytics: the gateway stamps it on html, an answer in the page changes it there. */
export const analyticsAllowed = (): boolean => 'analytics' in document.documentElement.dataset
