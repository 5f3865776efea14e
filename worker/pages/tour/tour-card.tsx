import { AlertEntry } from '../../ui/alert-entry.tsx'
import { formatDateRange } from '../../ui/date-range.ts'
import { Icon } from '../../ui/icon.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { datedText } from '../travel/dated-text.ts'
import { DepartureAction } from '../travel/departure-action.tsx'
import { PricePerPerson } from '../travel/price-per-person.tsx'
import type { TourModel } from './tour-model.ts'

/** Below the heading, on wide screens beside the story: the price, the true total, and what can be done. */
export const TourCard = ({ model: { departure, total, openCount, isPriceApproximate } }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t } = site
  const { tour, cancellation } = departure
  const dates = formatDateRange(site, tour.startingDate, tour.endingDate)
  return (
    <aside className="price-card" aria-label={t('tour.total')} {...tracked({ sectionFrom: 'price-card' })}>
      <PricePerPerson tour={tour} isApproximate={isPriceApproximate} />
      {total !== null && (
        <p className="price-card-next tabular">
          <span className="price-card-small">{t('tour.totalSum')}</span>
          <a href="#total">{amountIn(site, total.total)}</a>
        </p>
      )}
      <DepartureAction departure={departure} dates={dates} />
      <AlertEntry travel={tour.travel.slug} tour={tour} departures={openCount} />
      <ul className="price-card-notes">
        {cancellation.freeUntil !== null && (
          <li>
            <Icon name="shield" />
            {datedText(site)('travel.freeUntil', { date: site.date(cancellation.freeUntil, 'short') })}
          </li>
        )}
        <li>
          <Icon name="check" />
          {t('travel.insurance')}
        </li>
      </ul>
    </aside>
  )
}
