import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { datedText, useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { DepartureAction } from '../travel/departure-action.tsx'
import { depositText } from '../travel/departure-terms.tsx'
import { PriceCardNotes, PricePerPerson } from '../travel/price-card.tsx'
import { requestText } from './request-text.ts'
import type { TourModel } from './tour-model.ts'
import { optionsQuery } from './tour-query.ts'

export const TourCard = ({ model }: { model: TourModel }) => {
  const { departure, total, choices, openCount, isPriceApproximate } = model
  const site = useRenderContext()
  const { t } = site
  const { tour } = departure
  const { deposit, cancellation } = departure
  const { freeUntil } = cancellation
  const dates = formatDateRange(site.date, tour.startingDate, tour.endingDate)
  return (
    <aside
      className="price-card"
      data-priced=""
      aria-label={t('tour.total')}
      {...tracked({ sectionFrom: 'price-card' })}
    >
      <PricePerPerson tour={tour} isApproximate={isPriceApproximate} />
      {total !== null && (
        <p className="price-card-next tabular">
          <span className="price-card-small">{t('tour.totalSum')}</span>
          <a href="#total">{amountIn(site, total.total)}</a>
        </p>
      )}
      <DepartureAction
        departure={departure}
        dates={dates}
        options={optionsQuery(choices)}
        request={requestText(site, model)}
      />
      <AlertEntry travel={tour.travel.slug} tour={tour} departures={openCount} />
      <PriceCardNotes
        cancellation={freeUntil && datedText(site, 'travel.freeUntil', freeUntil)}
        deposit={total && deposit && depositText(site, deposit)}
      />
    </aside>
  )
}
