import { coordinatorPath, eventPath } from '../../../markets/links.ts'
import type { WemeetDetail } from '../../../shared/contracts/wemeet.ts'
import { withModal } from '../../../shared/modals/modal-address.ts'
import { type EventTimes, eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { eventsHref } from '../wemeet-events/events-query.ts'

/** What the page of an event shows. */
export type EventModel = {
  event: WemeetDetail
  path: string
  times: EventTimes
  /** Clocks there are not the market's. */
  isElsewhere: boolean
  hostHref: string | null
  /** open: with a place to take; full; over: it has begun; cancelled: it was called off. */
  state: 'open' | 'full' | 'over' | 'cancelled'
  /** Out of the indexes; a cancelled event stays until then, so that people read that it is off. */
  hasBegun: boolean
  /** The modal of the visitor's own place. */
  joinHref: string
  calendarHref: string
  nearHref: string
}

/** @param now ms */
export const eventModel = ({ market }: Pick<RenderContext, 'market'>, event: WemeetDetail, now: number): EventModel => {
  const { slug, organiser, city } = event
  const path = eventPath(market, slug) ?? '/'
  return {
    event,
    path,
    times: eventTimes(market.locale, event),
    isElsewhere:
      eventTimes(market.locale, { ...event, timeZone: market.timeZone }).from !== eventTimes(market.locale, event).from,
    hostHref: organiser.kind === 'coordinator' ? coordinatorPath(market, organiser.slug) : null,
    state: stateOf(event, now),
    hasBegun: hasBegun(event, now),
    joinHref: withModal(path, 'event-join', null, { event: slug }),
    calendarHref: `/api/event.ics?${new URLSearchParams({ event: slug })}`,
    nearHref: eventsHref(market, { place: city.name }),
  }
}

const hasBegun = ({ startsAt }: WemeetDetail, now: number): boolean => Date.parse(startsAt) <= now

const stateOf = (event: WemeetDetail, now: number): EventModel['state'] => {
  if (event.isCancelled) return 'cancelled'
  if (hasBegun(event, now)) return 'over'
  return event.attendees >= event.capacity ? 'full' : 'open'
}
