import { formatDate } from '../../../markets/format-date.ts'
import { eventPath } from '../../../markets/links.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { Head } from '../../shell/head.ts'
import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

export const EventCard = ({ event, level: Heading = 'h3' }: { event: WemeetEvent; level?: 'h3' | 'h4' }) => {
  const { t, market } = useRenderContext()
  const { date, from, to } = eventTimes(market.locale, event)
  const { city, organiser } = event
  return (
    <article className="card meet-card">
      <div className="card-media">
        <Photo image={event.picture} alt="" />
        <DateTile day={event.startsOn} />
      </div>
      <div className="card-body">
        <p className="card-kicker tabular">
          <time dateTime={event.startsAt}>
            <span className="visually-hidden">{date}, </span>
            {from}–{to}
          </time>
        </p>
        <Heading className="card-title">
          <a className="stretched" href={eventPath(market, event.slug) ?? undefined}>
            {event.title}
          </a>
        </Heading>
        <p>
          <strong>{city.name}</strong> · {event.place}
        </p>
        <div className="card-facts meet-host">
          <Face organiser={organiser} />
          {t('wemeet.host', { name: organiser.name })}
        </div>
        <Attendance event={event} />
      </div>
    </article>
  )
}

/** A coordinator's portrait, or a member's initials. */
export const Face = ({ organiser }: Pick<WemeetEvent, 'organiser'>) =>
  organiser.kind === 'coordinator' ? (
    <Photo image={organiser.picture} className="meet-face" alt="" />
  ) : (
    <span className="meet-face" aria-hidden="true">
      {initialsOf(organiser.name)}
    </span>
  )

const initialsOf = (name: string): string => {
  const words = name.split(' ').filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('')
}

type AttendanceProps = { event: Pick<WemeetEvent, 'attendees' | 'capacity'> }

export const Attendance = ({ event: { attendees, capacity } }: AttendanceProps) => {
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

export const EVENT_COVER_SIZES = '(min-width: 1280px) 560px, (min-width: 768px) 50vw, 100vw'

export const eventCoverPreload = (picture: Image): Head['preloads'][number] => ({
  href: imageUrl(picture),
  srcSet: srcSet(picture),
  sizes: EVENT_COVER_SIZES,
})

/** Hidden from screen readers: the text next to it contains the date. */
const DateTile = ({ day }: { day: IsoDate }) => {
  const { locale } = useRenderContext().market
  return (
    <div className="meet-tile tabular" aria-hidden="true">
      <span className="meet-tile-weekday">{formatDate(day, 'EEE', locale)}</span>
      <span className="meet-tile-day">{formatDate(day, 'd', locale)}</span>
      <span>{formatDate(day, 'MMM', locale)}</span>
    </div>
  )
}
