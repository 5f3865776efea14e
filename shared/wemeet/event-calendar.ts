import { calendarFile } from '../calendar/calendar-file.ts'
import type { WemeetEvent } from '../contracts/wemeet.ts'

/**
 * An event as a calendar file, the same from the page and from the mail: calendars know it again.
 * @param address of its page, absolute
 * @param now instant (ms) at which it is made
 */
export const eventCalendar = (
  event: Pick<WemeetEvent, 'slug' | 'title' | 'text' | 'place' | 'city' | 'startsAt' | 'endsAt' | 'isCancelled'>,
  address: string,
  now: number,
): string =>
  calendarFile({
    name: event.title,
    host: new URL(address).hostname,
    now,
    events: [
      {
        id: event.slug,
        title: event.title,
        description: event.text,
        url: address,
        location: `${event.place}, ${event.city.name}`,
        startsAt: Date.parse(event.startsAt),
        endsAt: Date.parse(event.endsAt),
        isCancelled: event.isCancelled,
      },
    ],
  })
