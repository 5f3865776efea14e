import { brand } from '../../../../markets/brand.ts'
import { searchPath } from '../../../../markets/links.ts'
import type { TravelModel } from '../../../routes/travel/travel-model.ts'
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
  const { t, currency, market } = useSite()
  const { travel, best, months, upcomingCount, isPriceApproximate, isCut } = model
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
        {isCut && (
          <ButtonLink
            variant="secondary"
            href={searchPath(market, { travelId: [travel.id] })}
            className="departures-all"
          >
            {t('travel.allDepartures')}
          </ButtonLink>
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
