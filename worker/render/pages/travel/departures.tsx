import { brand } from '../../../../markets/brand.ts'
import type { TravelModel } from '../../../routes/travel/travel-model.ts'
import { modalHref } from '../../modals/modal-href.ts'
import { useSite } from '../../site.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { DepartureMonthPanel } from './departure-month.tsx'
import { mailto } from './mailto.ts'

/** Where "choose a date" leads. */
export const DEPARTURES_ID = 'departures'

/** All dates of the trip by month, or the way to hear of new ones (spec section 8). */
export const Departures = ({ model }: { model: TravelModel }) => {
  const site = useSite()
  const { t, currency } = site
  const { travel, best, months, upcomingCount, isPriceApproximate } = model
  return (
    <div id={DEPARTURES_ID} className="departures">
      <Section
        id="dates"
        title={t('travel.departures')}
        subtitle={best === null ? null : t('travel.departuresText')}
        tone="sand"
      >
        {best === null && (
          <NothingToBook
            travelTitle={travel.title}
            title={t(upcomingCount === 0 ? 'travel.noDeparturesTitle' : 'travel.noBookable')}
          />
        )}
        {upcomingCount > 0 && isPriceApproximate && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
        {months.map((month) => (
          <DepartureMonthPanel key={month.month} month={month} />
        ))}
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

const NothingToBook = ({ title, travelTitle }: { title: string; travelTitle: string }) => {
  const { t } = useSite()
  return (
    <div className="nothing-to-book">
      <Icon name="calendar" />
      <div>
        <h3>{title}</h3>
        <p>{t('travel.noDeparturesText')}</p>
      </div>
      <ButtonLink variant="talk" icon="chat" href={mailto(t('travel.noDeparturesSubject', { title: travelTitle }))}>
        {t('travel.writeTo', { email: brand.contactEmail })}
      </ButtonLink>
    </div>
  )
}
