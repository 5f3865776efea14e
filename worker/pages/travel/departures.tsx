import { brand } from '../../../markets/brand.ts'
import { marksDayBusy, offerOf } from '../../../shared/tours/offer.ts'
import { DateMonths } from '../../modals/available-dates/available-dates.tsx'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MonthFacts } from '../../ui/calendar-month.tsx'
import { compareHref, MAX_COMPARED } from '../../ui/compare-href.ts'
import { Icon } from '../../ui/icon.tsx'
import { LimitCurrency } from '../../ui/limit-currency.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { tracked } from '../../ui/tracked.ts'
import { mailto } from './departure-action.tsx'
import { DEPARTURES_ID, dayLinks, viewHref } from './departure-filter.ts'
import { DepartureFilters } from './departure-filters.tsx'
import { DepartureLine } from './departure-line.tsx'
import { DepartureRow } from './departure-row.tsx'
import type { TravelModel } from './travel-model.ts'

export const Departures = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, currency } = site
  const { bookable, months, upcomingCount, isPriceApproximate, filter, listed } = model
  // A calendar leaves sold-out days out: without others it would show empty months.
  const seen = filter.view === 'calendar' ? listed.filter(({ salesStatus }) => marksDayBusy(salesStatus)) : listed
  const offered = listed.filter((tour) => offerOf(tour) === 'book')
  const compare = compareHref(site.market, offered)
  const isEmpty = upcomingCount > 0 && seen.length === 0
  return (
    <div id={DEPARTURES_ID} className="departures" {...tracked({ sectionFrom: 'departures' })}>
      <Section
        id="dates"
        title={t('travel.departures')}
        subtitle={bookable.length === 0 ? null : t('travel.departuresText')}
        tone="sand"
      >
        {bookable.length === 0 && <NoBookableDates model={model} />}
        {upcomingCount > 0 && isPriceApproximate && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
        <LimitCurrency limit={filter.currency} />
        <DepartureFilters model={model} />
        {isEmpty ? (
          <p role="status">
            {listed.length === 0 ? (
              t('tour.noneFiltered')
            ) : (
              <a href={viewHref(site.path, { ...filter, view: 'list' })}>{t('tour.onlySoldOut')}</a>
            )}
          </p>
        ) : filter.view === 'calendar' ? (
          <DateMonths tours={listed} hrefOf={dayLinks(site, listed, filter)} />
        ) : (
          <Months months={months} model={model} />
        )}
        {model.otherMonths.length > 0 && (
          <details className="month departures-others">
            <summary>
              <h3 className="month-name">
                {model.otherCount > 0
                  ? t('tour.moreDepartures', { count: model.otherCount })
                  : t('trip.status-SOLD_OUT')}
              </h3>
              <Icon name="chevron-down" className="menu-chevron" />
            </summary>
            <Months months={model.otherMonths} model={model} />
          </details>
        )}
        {upcomingCount > 0 && (
          <p className="departures-more">
            <ButtonLink variant="secondary" icon="calendar" href={modalHref(site, 'available-dates')} rel="nofollow">
              {t('travel.allDepartures')}
            </ButtonLink>
            {compare !== null && (
              <ButtonLink variant="quiet" href={compare}>
                {t('compare.links', { count: Math.min(offered.length, MAX_COMPARED) })}
              </ButtonLink>
            )}
            <ButtonLink variant="quiet" icon="plane" href={modalHref(site, 'flight-club')} rel="nofollow">
              {t('modals.flightClubOpen')}
            </ButtonLink>
          </p>
        )}
      </Section>
    </div>
  )
}

const Months = ({ months, model: { openCount } }: { months: TravelModel['months']; model: TravelModel }) =>
  months.map((month) => (
    <details key={month.month} className="month" open={month.open}>
      <summary>
        <MonthFacts {...month} isListed />
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <ul>
        {month.departures.map((departure) =>
          departure.hasDetails ? (
            <DepartureRow key={departure.tour.id} departure={departure} openCount={openCount} />
          ) : (
            <DepartureLine key={departure.tour.id} tour={departure.tour} />
          ),
        )}
      </ul>
    </details>
  ))

/** Empty state with links to customer support and alerts (spec section 8). */
export const NoBookableDates = ({ model: { travel, upcomingCount, openCount } }: { model: TravelModel }) => {
  const { t } = useRenderContext()
  return (
    <div className="nothing-to-book">
      <Icon name="calendar" />
      <div>
        <h3>{t(upcomingCount === 0 ? 'travel.noDeparturesTitle' : 'travel.noBookable')}</h3>
        <p>{t('travel.noDeparturesText')}</p>
      </div>
      <ButtonLink variant="talk" icon="chat" href={mailto(t('travel.noDeparturesSubject', { title: travel.title }))}>
        {t('travel.writeTo', { email: brand.contactEmail })}
      </ButtonLink>
      <AlertEntry travel={travel.slug} departures={openCount} />
    </div>
  )
}
