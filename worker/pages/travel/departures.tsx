import { marksDayBusy } from '../../../shared/tours/offer.ts'
import { DateMonths } from '../../document/modals/available-dates.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { tracked } from '../../ui/tracked.ts'
import { DepartureFilters } from './departure-filters.tsx'
import { DEPARTURES_ID, dayLinks, viewHref } from './departure-links.ts'
import { DepartureMonthPanel } from './departure-month.tsx'
import { NoBookableDates } from './no-bookable-dates.tsx'
import type { TravelModel } from './travel-model.ts'

/** All dates of the trip by month, or the way to hear of new ones (spec section 8). */
export const Departures = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, currency } = site
  const { travel, best, months, upcomingCount, openCount, isPriceApproximate, filter, filtered } = model
  // A calendar has no sold-out days: where there are no others, it says so instead of showing empty months.
  const seen = filter.view === 'calendar' ? filtered.filter(({ salesStatus }) => marksDayBusy(salesStatus)) : filtered
  const isEmpty = upcomingCount > 0 && seen.length === 0
  return (
    <div id={DEPARTURES_ID} className="departures" {...tracked({ sectionFrom: 'departures' })}>
      <Section
        id="dates"
        title={t('travel.departures')}
        subtitle={best === null ? null : t('travel.departuresText')}
        tone="sand"
      >
        {best === null && (
          <NoBookableDates
            travel={travel}
            openCount={openCount}
            title={t(upcomingCount === 0 ? 'travel.noDeparturesTitle' : 'travel.noBookable')}
          />
        )}
        {upcomingCount > 0 && isPriceApproximate && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
        <DepartureFilters model={model} />
        {isEmpty ? (
          <p role="status">
            {filtered.length === 0 ? (
              t('tour.noneFiltered')
            ) : (
              <a href={viewHref(site.path, { ...filter, view: 'list' })}>{t('tour.onlySoldOut')}</a>
            )}
          </p>
        ) : filter.view === 'calendar' ? (
          <DateMonths tours={filtered} hrefOf={dayLinks(site.market, filtered, filter)} />
        ) : (
          months.map((month) => <DepartureMonthPanel key={month.month} month={month} openCount={openCount} />)
        )}
        {upcomingCount > 0 && (
          <p className="departures-more">
            <ButtonLink variant="secondary" icon="calendar" href={modalHref(site, 'available-dates')} rel="nofollow">
              {t('travel.allDepartures')}
            </ButtonLink>
            <ButtonLink variant="quiet" icon="plane" href={modalHref(site, 'flight-club')} rel="nofollow">
              {t('modals.flightClubOpen')}
            </ButtonLink>
          </p>
        )}
      </Section>
    </div>
  )
}
