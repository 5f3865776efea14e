import { ButtonLink } from '../../ui/button.tsx'
import { formatDateRange } from '../../ui/date-range.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { DEPARTURES_ID } from './departure-links.ts'
import { PricePerPerson } from './price-per-person.tsx'
import type { TravelModel } from './travel-model.ts'

/** Below the heading, on wide screens beside the story: what it costs, when it leaves next, and the way to the dates. */
export const PriceCard = ({
  model: { best, next, upcomingCount, rules, isPriceApproximate },
}: {
  model: TravelModel
}) => {
  const site = useRenderContext()
  const { t } = site
  return (
    <aside className="price-card" aria-label={t('travel.departures')}>
      {best === null ? (
        <p className="price-card-none">{t(upcomingCount === 0 ? 'trip.noDepartures' : 'travel.noBookable')}</p>
      ) : (
        <PricePerPerson tour={best} from isApproximate={isPriceApproximate} />
      )}
      {next !== null && (
        <p className="price-card-next">
          <span className="price-card-small">{t('travel.nextDeparture')}</span>
          <time className="tabular" dateTime={next.startingDate}>
            {formatDateRange(site, next.startingDate, next.endingDate)}
          </time>
        </p>
      )}
      <ButtonLink href={`#${DEPARTURES_ID}`} iconAfter="arrow-right">
        {t(best === null ? 'travel.seeDepartures' : 'travel.chooseDate')}
      </ButtonLink>
      <ul className="price-card-notes">
        <li>
          <Icon name="shield" />
          {t('travel.freeCancellation', { count: rules.freeCancellationDays })}
        </li>
        <li>
          <Icon name="check" />
          {t('travel.insurance')}
        </li>
      </ul>
    </aside>
  )
}
