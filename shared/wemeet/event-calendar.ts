import { type CalendarPublisher, calendarFile } from '../calendar/calendar-file.ts'
import type { WemeetEvent } from '../contracts/wemeet.ts'

/** Calendar file of an event; page and mail use the same id. @param address absolute URL of its page @param now ms */
export const eventCalendar = (
  event: Pick<WemeetEvent, 'id' | 'title' | 'text' | 'place' | 'city' | 'startsAt' | 'endsAt' | 'isCancelled'>,
  address: string,
  now: number,
  publisher: CalendarPublisher,
): string =>
  calendarFile({
    name: event.title,
    publisher,
    now,
    events: [
      {
        id: event.id,
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
