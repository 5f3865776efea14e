import type { FlightSuggestion } from '../../../shared/contracts/flights.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { FilterSelect } from '../travel/departure-filters.tsx'
import type { TourModel } from './tour-model.ts'
import { STOPS } from './tour-query.ts'

/** Flight advice, and suggestions from the market's airports. */
export const TourFlights = ({ model }: { model: TourModel }) => {
  const { t, money, date } = useRenderContext()
  const { departure, tour, airports, suggestions, choices, isPast } = model
  if (isPast || departure.flightAdvice === null) return null
  const dates = formatDateRange(date, tour.startingDate, tour.endingDate)
  return (
    <section className="travel-part" aria-labelledby="flights">
      <h2 id="flights">{t('travel.flights')}</h2>
      <Notice icon="plane" tone={departure.flightAdvice === 'can-be-bought' ? 'success' : 'warning'}>
        <p>{t(`travel.flights-${departure.flightAdvice}`)}</p>
      </Notice>
      {tour.flights === null ? (
        <p>{t('tour.flightsNone', { dates })}</p>
      ) : airports.length === 0 ? (
        <p>{t('tour.flightsLater', { dates, amount: money(tour.flights.minimumPrice) })}</p>
      ) : (
        <>
          <p>{t('tour.flightsText')}</p>
          <FlightFilters model={model} />
          <Suggestions suggestions={suggestions} choices={choices} />
        </>
      )}
    </section>
  )
}

/** The others are in a collapsed part. */
const MAX_SHOWN = 4

const Suggestions = ({ suggestions, choices }: Pick<TourModel, 'suggestions' | 'choices'>) => {
  const { t } = useRenderContext()
  if (suggestions.length === 0)
    return <p>{t(choices.stops === null ? 'tour.flightsNoneFrom' : 'tour.flightsNoneSuch')}</p>
  const more = suggestions.slice(MAX_SHOWN)
  return (
    <>
      <FlightList flights={suggestions.slice(0, MAX_SHOWN)} />
      {more.length > 0 && (
        <details className="flights-more">
          <summary>{t('tour.flightsMore', { count: more.length })}</summary>
          <FlightList flights={more} />
        </details>
      )}
    </>
  )
}

const FlightList = ({ flights }: { flights: FlightSuggestion[] }) => {
  const { t, money, date } = useRenderContext()
  return (
    <ul className="flights tabular">
      {flights.map(({ from, to, via, minutes, departsOn, returnsOn, minimumPrice }) => (
        <li key={keyOf(from.code, via)}>
          <p className="flight-way">
            <strong>{from.name}</strong> {from.code}
            <Icon name="arrow-right" />
            {to}
          </p>
          <p className="flight-how">
            {via.length === 0 ? t('tour.direct') : t('tour.stops', { count: via.length, via: via.join(', ') })}
            {' · '}
            {t('tour.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </p>
          <p className="flight-how">
            {t('tour.there', { date: date(departsOn, 'dayMonth') })},{' '}
            {t('tour.andBack', { date: date(returnsOn, 'dayMonth') })}
          </p>
          <p className="flight-price">
            <strong>{t('travel.from', { amount: money(minimumPrice) })}</strong>
          </p>
        </li>
      ))}
    </ul>
  )
}

const FlightFilters = ({ model: { airports, choices } }: { model: TourModel }) => {
  const { t, path } = useRenderContext()
  return (
    <form className="flight-from" action={`${path}#flights`} autoComplete="off">
      <FilterSelect
        name="from"
        label={t('tour.flyFrom')}
        any={t('tour.anyAirport')}
        chosen={choices.from}
        options={airports.map(({ code, name }) => [code, `${name} (${code})`])}
      />
      <FilterSelect
        name="stops"
        label={t('tour.flyStops')}
        any={t('tour.stops-any')}
        chosen={choices.stops}
        options={STOPS.map((stops) => [stops, t(`tour.stops-${stops}`)])}
      />
      <div data-priced="" hidden>
        {choices.privateRoom && <input type="hidden" name="room" value="private" />}
        {choices.flexibleCancellation && <input type="hidden" name="flexible" value="1" />}
      </div>
      <Button variant="secondary" size="small">
        {t('tour.showFlights')}
      </Button>
    </form>
  )
}
