import { formatDate } from '../../../markets/format-date.ts'
import { eventPath } from '../../../markets/links.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { Head } from '../../document/head.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** An event of the community: when, what, where, who invites and how many come. All of it is one link. */
export const EventCard = ({
  event,
  headingLevel: Heading = 'h3',
}: {
  event: WemeetEvent
  headingLevel?: 'h2' | 'h3'
}) => {
  const { t, market } = useRenderContext()
  const { date, from, to } = eventTimes(market.locale, event)
  return (
    <article className="meet-card">
      <DateTile day={event.startsOn} />
      <div className="meet-card-text">
        <p className="meet-card-when tabular">
          <time dateTime={event.startsAt}>
            <span className="visually-hidden">{date}, </span>
            {from}–{to}
          </time>
        </p>
        <Heading className="meet-card-title">
          <a className="stretched" href={eventPath(market, event.slug) ?? undefined}>
            {event.title}
          </a>
        </Heading>
        <p className="meet-card-where">
          <Icon name="pin" />
          <span>
            <strong>{event.city.name}</strong> · {event.place}
          </span>
        </p>
        <p className="meet-card-host">{t('wemeet.host', { name: event.organiser.name })}</p>
        <Attendance event={event} />
      </div>
    </article>
  )
}

/** How many come, and how many still can. */
export const Attendance = ({
  event: { attendees, capacity },
}: {
  event: Pick<WemeetEvent, 'attendees' | 'capacity'>
}) => {
  const { t } = useRenderContext()
  const free = capacity - attendees
  return (
    <p className="meet-attendance">
      <Icon name="people" />
      <span>{t('wemeet.attendees', { count: attendees })}</span>
      {free > 0 ? (
        <span className="meet-free">{t('wemeet.places', { count: free })}</span>
      ) : (
        <span className="meet-full">{t('wemeet.full')}</span>
      )}
    </p>
  )
}

/** Half of the container beside the words, all of a phone. */
export const EVENT_COVER_SIZES = '(min-width: 1280px) 560px, (min-width: 768px) 50vw, 100vw'

export const eventCoverPreload = (picture: Image): Head['preloads'][number] => ({
  href: imageUrl(picture),
  srcSet: srcSet(picture),
  sizes: EVENT_COVER_SIZES,
})

/** A day as the leaf of a calendar, for the eye: the words beside it say the same. */
export const DateTile = ({ day }: { day: IsoDate }) => {
  const { locale } = useRenderContext().market
  return (
    <div className="meet-tile tabular" aria-hidden="true">
      <span className="meet-tile-weekday">{formatDate(day, 'EEE', locale)}</span>
      <span className="meet-tile-day">{formatDate(day, 'd', locale)}</span>
      <span>{formatDate(day, 'MMM', locale)}</span>
    </div>
  )
}
