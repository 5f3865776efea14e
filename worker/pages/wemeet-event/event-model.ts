import { coordinatorPath, eventPath } from '../../../markets/links.ts'
import type { WemeetDetail } from '../../../shared/contracts/wemeet.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { eventsHref } from '../wemeet-events/events-query.ts'

export type EventModel = ReturnType<typeof eventModel>

/** @param now ms */
export const eventModel = ({ market }: Pick<RenderContext, 'market'>, event: WemeetDetail, now: number) => {
  const { id, slug, organiser, city } = event
  const path = eventPath(market, slug) ?? '/'
  const times = eventTimes(market.locale, event)
  return {
    event,
    path,
    times,
    /** Clocks there differ from the market's. */
    isElsewhere: eventTimes(market.locale, { ...event, timeZone: market.timeZone }).from !== times.from,
    hostHref: organiser.kind === 'coordinator' ? coordinatorPath(market, organiser.slug) : null,
    state: stateOf(event, now),
    /** Past events are not indexed; a cancelled one is until its start, so that people find out. */
    hasBegun: hasBegun(event, now),
    joinHref: withModal(path, 'event-join', null, { event: id }),
    calendarHref: `/api/event.ics?${new URLSearchParams({ event: id })}`,
    nearHref: eventsHref(market, { place: city.name }),
  }
}

const hasBegun = ({ startsAt }: WemeetDetail, now: number): boolean => Date.parse(startsAt) <= now

const stateOf = (event: WemeetDetail, now: number): 'open' | 'full' | 'over' | 'cancelled' => {
  if (event.isCancelled) return 'cancelled'
  if (hasBegun(event, now)) return 'over'
  return event.attendees >= event.capacity ? 'full' : 'open'
}
