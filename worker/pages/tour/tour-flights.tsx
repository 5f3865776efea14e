import type { FlightSuggestion } from '../../../shared/contracts/flights.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import type { TourModel } from './tour-model.ts'
import { STOPS } from './tour-query.ts'

/** When to buy flights, and ways to get there from the airports of home. */
export const TourFlights = ({ model }: { model: TourModel }) => {
  const { t, money } = useRenderContext()
  const { departure, tour, airports, suggestions, choices, isPast } = model
  if (isPast || departure.flightAdvice === null) return null
  return (
    <section className="travel-part" aria-labelledby="flights">
      <h2 id="flights">{t('travel.flights')}</h2>
      <Notice icon="plane" tone={departure.flightAdvice === 'can-be-bought' ? 'success' : 'warning'}>
        <p>{t(`travel.flights-${departure.flightAdvice}`)}</p>
      </Notice>
      {tour.flights === null ? (
        <p>{t('tour.flightsNone')}</p>
      ) : airports.length === 0 ? (
        <p>{t('tour.flightsLater', { amount: money(tour.flights.minimumPrice) })}</p>
      ) : (
        <>
          <p>{t('tour.flightsText')}</p>
          <Wanted model={model} />
          <Ways ways={suggestions} choices={choices} />
        </>
      )}
    </section>
  )
}

/** Ways to fly that are shown at once; the others are a click away. */
const AT_ONCE = 4

const Ways = ({ ways, choices }: { ways: FlightSuggestion[]; choices: TourModel['choices'] }) => {
  const { t } = useRenderContext()
  if (ways.length === 0) return <p>{t(choices.stops === null ? 'tour.flightsNoneFrom' : 'tour.flightsNoneSuch')}</p>
  const more = ways.slice(AT_ONCE)
  return (
    <>
      <List ways={ways.slice(0, AT_ONCE)} />
      {more.length > 0 && (
        <details className="flights-more">
          <summary>{t('tour.flightsMore', { count: more.length })}</summary>
          <List ways={more} />
        </details>
      )}
    </>
  )
}

const List = ({ ways }: { ways: FlightSuggestion[] }) => (
  <ul className="flights tabular">
    {ways.map((way) => (
      <Way key={[way.from.code, ...way.via].join('-')} way={way} />
    ))}
  </ul>
)

const Way = ({ way: { from, to, via, minutes, departsOn, returnsOn, minimumPrice } }: { way: FlightSuggestion }) => {
  const { t, money, date } = useRenderContext()
  return (
    <li>
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
  )
}

/** The airport to fly from, and whether planes may be changed, as a form that gets: the choice is in the address. */
const Wanted = ({ model: { airports, choices } }: { model: TourModel }) => {
  const { t, path } = useRenderContext()
  return (
    <form className="flight-from" action={`${path}#flights`}>
      <Field id="from" label={t('tour.flyFrom')}>
        <Select
          id="from"
          name="from"
          defaultValue={choices.from ?? ''}
          options={[
            { value: '', label: t('tour.anyAirport') },
            ...airports.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
          ]}
        />
      </Field>
      <Field id="stops" label={t('tour.flyStops')}>
        <Select
          id="stops"
          name="stops"
          defaultValue={choices.stops ?? ''}
          options={[
            { value: '', label: t('tour.stops-any') },
            ...STOPS.map((value) => ({ value, label: t(`tour.stops-${value}`) })),
          ]}
        />
      </Field>
      {choices.privateRoom && <input type="hidden" name="room" value="private" />}
      {choices.flexibleCancellation && <input type="hidden" name="flexible" value="1" />}
      <Button variant="secondary" size="small">
        {t('tour.showFlights')}
      </Button>
    </form>
  )
}
