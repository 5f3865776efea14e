import { staticPath } from '../../../markets/links.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import { ButtonLink, ChipLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MapPicture } from '../../ui/map/map-picture.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { EventCard } from './event-card.tsx'
import { EventSearch } from './event-search.tsx'
import type { EventsModel, NoEventsModel } from './events-model.ts'

/** In degrees: a country. */
const MIN_MAP_WIDTH = 12
const MAP_RATIO = 1.2

/** The community's events by city and time (spec section 2). */
export const EventsPage = ({ model }: { model: EventsModel }) => {
  const { t, market } = useRenderContext()
  const { days, count, guessed, noEvents, mapView } = model
  return (
    <>
      <header className="meet-head">
        <div className="container">
          <h1>{t('wemeet.title')}</h1>
          <p className="meet-intro">{t('wemeet.intro')}</p>
          <EventSearch model={model} />
        </div>
      </header>
      <div className="container meet-list">
        {guessed !== null && (
          <Notice>
            <p>{t('wemeet.guess', { city: guessed })}</p>
          </Notice>
        )}
        {model.isPastEnd && <Notice>{t('search.pastEnd')}</Notice>}
        <div className="buttons">
          {count !== null && <h2 className="tabular">{count}</h2>}
          {count !== null && model.query.when !== 'whenever' && (
            <p className="note">{t(`wemeet.when-${model.query.when}`)}</p>
          )}
          {mapView && (
            <ChipLink href={mapView.href}>
              <Icon name={mapView.isOpen ? 'menu' : 'pin'} />
              {t(mapView.isOpen ? 'map.list' : 'map.map')}
            </ChipLink>
          )}
        </div>
        {mapView?.isOpen ? (
          <MapPicture label={t('wemeet.cities')} pins={mapView.pins} ratio={MAP_RATIO} minWidth={MIN_MAP_WIDTH} />
        ) : (
          <>
            {days.map(({ day, events }) => (
              <section key={day} aria-labelledby={`on-${day}`}>
                <h3 className="month-name" id={`on-${day}`}>
                  {events[0] && eventTimes(market.locale, events[0]).date}
                </h3>
                <ul className="card-board">
                  {events.map((event) => (
                    <li key={event.slug}>
                      <EventCard event={event} level="h4" />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <Pagination currentPage={model.currentPage} lastPage={model.lastPage} hrefOf={model.pageHref} />
          </>
        )}
        {noEvents !== null && <NoEvents {...noEvents} />}
      </div>
    </>
  )
}

const NoEvents = ({ reason, place, anyDayHref, allHref }: NoEventsModel) => {
  const { t, market } = useRenderContext()
  const travels = staticPath(market, 'travels')
  return (
    <section className="meet-none" aria-labelledby="no-events">
      <h2 id="no-events">{t(`wemeet.none-${reason}`, { place })}</h2>
      <p>{t(`wemeet.noneText-${reason}`)}</p>
      <div className="meet-ways buttons">
        {anyDayHref !== null && <ButtonLink href={anyDayHref}>{t('wemeet.anyDay')}</ButtonLink>}
        <ButtonLink href={allHref} variant={anyDayHref === null ? 'primary' : 'secondary'}>
          {t('wemeet.allEvents')}
        </ButtonLink>
        {reason === 'days' && travels !== null && (
          <ButtonLink href={travels} variant="secondary">
            {t('search.allTravels')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
