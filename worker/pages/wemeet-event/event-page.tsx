import type { ComponentProps, ReactNode } from 'react'
import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { eventBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import { Attendance, EVENT_COVER_SIZES, EventCard, Face } from '../wemeet-events/event-card.tsx'
import type { EventModel } from './event-model.ts'

export const EventPage = ({ model }: { model: EventModel }) => {
  const site = useRenderContext()
  const { t } = site
  const { event, times, state } = model
  return (
    <article>
      <div className="container meet-event">
        <Photo image={event.picture} sizes={EVENT_COVER_SIZES} priority alt="" />
        <div>
          <Breadcrumbs way={eventBreadcrumbs(site, event)} />
          <h1>{event.title}</h1>
          <dl className="meet-facts">
            <Fact icon="calendar" label={t('wemeet.when')}>
              <time dateTime={event.startsAt}>
                <strong>{times.date}</strong>,{' '}
                <span className="meet-hours">
                  {times.from}–{times.to}
                </span>
              </time>
              {model.isElsewhere && <small>{t('wemeet.localTime', { city: event.city.name })}</small>}
            </Fact>
            <Fact icon="pin" label={t('wemeet.meetingPoint')}>
              <strong>{event.city.name}</strong>, {event.place}
            </Fact>
            <Fact icon="chat" label={t('wemeet.language')}>
              {t('wemeet.spoken', { language: event.language })}
            </Fact>
          </dl>
          {state !== 'cancelled' && <Attendance event={event} />}
          {state === 'open' ? (
            <div className="meet-ways buttons">
              <ButtonLink href={model.joinHref} rel="nofollow" icon="check">
                {t('wemeet.join')}
              </ButtonLink>
              <ButtonLink href={model.calendarHref} variant="secondary" icon="calendar">
                {t('wemeet.calendar')}
              </ButtonLink>
            </div>
          ) : (
            <>
              <Notice title={t(`wemeet.place-${state}`)}>
                <p>{t(`wemeet.placeText-${state}`)}</p>
              </Notice>
              <div className="meet-ways buttons">
                <ButtonLink href={model.nearHref}>{t('wemeet.allNear', { city: event.city.name })}</ButtonLink>
                {state === 'full' && (
                  <ButtonLink href={model.joinHref} variant="secondary" rel="nofollow">
                    {t('wemeet.mine')}
                  </ButtonLink>
                )}
              </div>
            </>
          )}
        </div>
      </div>
      <Section id="about" title={t('wemeet.about')} subtitle={null} tone="sand">
        <div className="meet-about">
          <div>
            <p className="meet-text">{event.text}</p>
            <h3>{t('wemeet.note')}</h3>
            <p>{event.note}</p>
          </div>
          <EventHost organiser={event.organiser} href={model.hostHref} />
        </div>
      </Section>
      {event.others.length > 0 && (
        <Section
          id="others"
          title={t('wemeet.others')}
          subtitle={null}
          action={
            <ButtonLink href={model.nearHref} variant="quiet" iconAfter="arrow-right">
              {t('wemeet.allNear', { city: event.city.name })}
            </ButtonLink>
          }
        >
          <ul className="card-board">
            {event.others.map((other) => (
              <li key={other.slug}>
                <EventCard event={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {state === 'open' && <JoinBar model={model} />}
    </article>
  )
}

/** Day, place and the link to join at the lower edge of small screens, while the first ones are out of view. */
const JoinBar = ({ model: { event, times, joinHref } }: { model: EventModel }) => {
  const { t, date } = useRenderContext()
  return (
    <aside className="booking-bar meet-bar" aria-label={event.title}>
      <div className="container booking-bar-line">
        <p>
          <span className="price-card-small tabular">
            {date(event.startsOn, 'short')}, {times.from}
          </span>
          <strong>{t('wemeet.places', { count: event.capacity - event.attendees })}</strong>
        </p>
        <ButtonLink href={joinHref} rel="nofollow" icon="check">
          {t('wemeet.join')}
        </ButtonLink>
      </div>
    </aside>
  )
}

type FactProps = { icon: ComponentProps<typeof Icon>['name']; label: string; children: ReactNode }

const Fact = ({ icon, label, children }: FactProps) => (
  <div>
    <dt>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </dt>
    <dd>{children}</dd>
  </div>
)

type EventHostProps = { organiser: WemeetEvent['organiser']; href: string | null }

const EventHost = ({ organiser, href }: EventHostProps) => {
  const { t } = useRenderContext()
  return (
    <aside className="meet-host" aria-label={t('wemeet.hostTitle')}>
      <Face organiser={organiser} />
      <div>
        <p className="meet-host-name">{t('wemeet.host', { name: organiser.name })}</p>
        <p>{t(`wemeet.host-${organiser.kind}`)}</p>
        {href !== null && <a href={href}>{t('wemeet.hostPage', { name: organiser.name })}</a>}
      </div>
    </aside>
  )
}
