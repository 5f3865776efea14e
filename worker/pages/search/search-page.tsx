import { Relaxations } from '../../search/relaxation-list.tsx'
import { LimitCurrency } from '../../ui/limit-currency.tsx'
import { MapPicture } from '../../ui/map/map-picture.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { SearchBox } from '../../ui/search-box/search-box.tsx'
import { LaterStyles } from '../../ui/slots.ts'
import { FilterPanel } from './filter-panel.tsx'
import { NoResults } from './no-results.tsx'
import { PriceGridTable } from './price-grid.tsx'
import { ShowMore, TourResults, TravelResults } from './results.tsx'
import type { SearchModel } from './search-model.ts'
import { SearchToolbar } from './search-toolbar.tsx'

/** In degrees: one trip is shown in its part of the continent. */
const MIN_MAP_WIDTH = 30
/** As in its styles, which fit it into the window. */
const MAP_RATIO = 0.8

/** client/search replaces the parts with `data-search` and announces the change in the status at the end. */
export const SearchPage = ({ model }: { model: SearchModel }) => {
  const { t, currency, market } = useRenderContext()
  const { results, gridView, mapView } = model
  const list = (
    <>
      {results.kind === 'tours' && <TourResults groups={results.groups} datesHref={model.datesHref} />}
      {results.kind === 'travels' && <TravelResults travels={results.travels} hrefOf={model.travelHref} />}
      {results.kind === 'none' && <NoResults {...results} />}
      {results.kind !== 'none' && results.relaxations.length > 0 && (
        <div className="no-results">
          <Relaxations relaxations={results.relaxations} />
        </div>
      )}
      {model.compare !== null && (
        <p>
          <a href={model.compare.href}>{model.compare.label}</a>
        </p>
      )}
      <ShowMore shown={model.shown} more={model.more} />
      <Pagination currentPage={model.currentPage} lastPage={model.lastPage} hrefOf={model.pageHref} />
    </>
  )
  return (
    <>
      <div className="search-head" data-search="head">
        <div className="container">
          <h1 className="visually-hidden">{model.heading}</h1>
          <SearchBox bar={model.bar} />
        </div>
      </div>
      <div className="container search-layout" data-search="found" data-tracking={JSON.stringify(model.tracking)}>
        <FilterPanel model={model} />
        <div className="search-main" tabIndex={-1}>
          {model.hint !== null && (
            <Notice icon="search">
              <a href={model.hint.href}>{model.hint.text}</a>
            </Notice>
          )}
          {model.notes.map((note) => (
            <Notice key={note}>{note}</Notice>
          ))}
          <SearchToolbar model={model} />
          {currency !== market.currency && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
          <LimitCurrency limit={model.limitCurrency} />
          {model.isPastEnd && results.kind !== 'none' && <Notice>{t('search.pastEnd')}</Notice>}
          {(gridView?.open || results.kind === 'none') && <LaterStyles />}
          {gridView?.open && <PriceGridTable view={gridView} />}
          {mapView?.open && mapView.pins.length > 0 ? (
            <div className="map-search">
              <div>
                <MapPicture label={t('map.label')} pins={mapView.pins} ratio={MAP_RATIO} minWidth={MIN_MAP_WIDTH} />
              </div>
              <div className="map-search-list">{list}</div>
            </div>
          ) : (
            list
          )}
        </div>
      </div>
      <p className="visually-hidden" id="search-status" role="status" />
    </>
  )
}
