import { staticPath } from '../../../markets/links.ts'
import { salesBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ShowMore, TourCards } from '../search/results.tsx'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import type { SalesModel } from './sales-model.ts'

export const SalesPage = ({ model }: { model: SalesModel }) => {
  const site = useRenderContext()
  const { t, currency } = site
  const { total, largestDiscount } = model
  return (
    <>
      <div className="sales-head">
        <div className="container sales-head-inner">
          <div>
            <Breadcrumbs way={salesBreadcrumbs(site)} />
            <h1 className="sales-title">{t('search.salesTitle')}</h1>
            <p className="sales-text">{t('search.salesText')}</p>
            {total !== null && (
              <ButtonLink href={model.filterHref} icon="filter">
                {t('search.salesFilter')}
              </ButtonLink>
            )}
          </div>
          {largestDiscount !== null && (
            <p className="sales-most tabular">
              <span>{t('search.salesUpTo')}</span> <strong>{largestDiscount}</strong>
            </p>
          )}
        </div>
      </div>
      {/* client/search lengthens the list in place. */}
      <div className="container sales-list" data-search="found">
        <div className="search-main" tabIndex={-1}>
          {total === null ? (
            <NoSales />
          ) : (
            <div className="results">
              <h2 className="results-title tabular">{total}</h2>
              {model.isPastEnd && <Notice>{t('search.pastEnd')}</Notice>}
              {model.approximatePrices && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
              <TourCards tours={model.tours} datesHref={model.datesHref} />
            </div>
          )}
          <ShowMore shown={model.shown} more={model.more} />
          <Pagination currentPage={model.currentPage} lastPage={model.lastPage} hrefOf={model.pageHref} />
        </div>
      </div>
    </>
  )
}

const NoSales = () => {
  const { t, market } = useRenderContext()
  const travels = staticPath(market, 'travels')
  return (
    <section className="no-results" aria-labelledby="no-sales">
      <h2 id="no-sales">{t('search.salesNoneTitle')}</h2>
      <p>{t('search.salesNoneText')}</p>
      {travels !== null && (
        <div className="buttons">
          <ButtonLink href={travels} iconAfter="arrow-right">
            {t('search.allTravels')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
