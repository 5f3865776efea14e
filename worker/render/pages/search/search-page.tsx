import type { SearchModel } from '../../../routes/search/search-model.ts'
import { Remembered } from '../../remembered.tsx'
import { SearchBox } from '../../search-box/search-box.tsx'
import { useSite } from '../../site.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { NoResults } from './no-results.tsx'
import { TourResults, TravelResults } from './results.tsx'
import { SearchToolbar } from './search-toolbar.tsx'

/** What was searched, the search box, the filters, and what was found. */
export const SearchPage = ({ model }: { model: SearchModel }) => {
  const { t, currency } = useSite()
  const { results, activeFilters } = model
  return (
    <>
      <div className="search-head">
        <div className="container">
          <h1 className="search-title">{model.heading}</h1>
          <div className="search-head-box">
            <SearchBox bar={model.bar} />
          </div>
          {model.continents.length > 0 && (
            <ul className="search-continents" aria-label={t('search.continents')}>
              {model.continents.map(({ name, href }) => (
                <li key={name}>
                  <ChipLink href={href}>{name}</ChipLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="container search-layout">
        <Remembered as="div" className="frame" of={model.formOf.filters} variant={`filters ${model.formOf.query}`}>
          {() => <FilterPanel form={model.form} clearHref={activeFilters.length > 0 ? model.clearHref : null} />}
        </Remembered>
        <div className="search-main">
          <SearchToolbar model={model} />
          {activeFilters.length > 0 && results.kind !== 'none' && (
            <ActiveFilters filters={activeFilters} clearHref={model.clearHref} />
          )}
          {model.approximatePrices && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
          {results.kind === 'tours' && <TourResults groups={results.groups} />}
          {results.kind === 'travels' && <TravelResults travels={results.travels} />}
          {results.kind === 'none' && <NoResults model={model} bestSellers={results.bestSellers} />}
          <Pagination currentPage={model.currentPage} lastPage={model.lastPage} hrefOf={model.pageHref} />
        </div>
      </div>
    </>
  )
}
