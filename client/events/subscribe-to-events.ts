import type { PageType, StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import { currentVisitor } from '../boot/visitor.ts'
import type { PushedDetail } from './push-event.ts'
import { fieldsAround } from './tracked-fields.ts'

export type EventSink = (event: StorefrontEvent, part?: Element | null) => void

export type RecordEvent = (...pushed: PushedDetail) => void

/** Sends pushed events to all sinks while analytics are allowed; the returned function records directly. */
export const subscribeToEvents = (sinks: readonly EventSink[]): RecordEvent => {
  const record: RecordEvent = (event, part) => {
    if (!analyticsAllowed()) return
    const whole = {
      pageType: document.documentElement.dataset.pageType as PageType,
      userId: currentVisitor().account?.id,
      ...withHeart({ ...fieldsAround(part), ...event }),
      ...('form' in event && { form: formName(event.form) }),
    } as StorefrontEvent
    for (const sink of sinks) sink(whole, part)
  }
  addEventListener('track', ({ detail }) => record(...detail))
  return record
}

/** Name of a form, by its address. */
export const formName = (action: string): string =>
  action.replace(/^(https?:\/\/[^/]+)?\/(api\/)?|\?.*|\/[^/]*\d[^/]*/g, '')

/** Adds whether the departure is saved, where its heart is on the page. */
const withHeart = <E extends { tourId?: string }>(event: E): E & { tourInWishlist?: boolean } => {
  const heart = document.querySelector(`.heart[action$="/tour/${event.tourId}"]>*`)
  return heart === null ? event : { tourInWishlist: heart.ariaPressed === 'true', ...event }
}

export const analyticsAllowed = (): boolean => 'analytics' in document.documentElement.dataset
