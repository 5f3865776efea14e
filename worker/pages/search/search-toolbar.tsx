import { searchPath } from '../../../markets/links.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { HiddenFields } from '../../ui/search-box/search-box.tsx'
import type { SearchModel } from './search-model.ts'

/** What is listed, how many, in which order; the way to the price grid, and on phones to the filters. */
export const SearchToolbar = ({ model }: { model: SearchModel }) => {
  const { t } = useRenderContext()
  const count = model.activeFilters.length
  const { gridView } = model
  return (
    <div className="search-toolbar">
      <nav className="search-tabs" aria-label={t('search.tabs')}>
        {model.tabs.map(({ label, href, current }) => (
          <a key={label} href={href} {...(current && { 'aria-current': 'page' as const })}>
            {label}
          </a>
        ))}
      </nav>
      <p className="search-total tabular">{model.total}</p>
      <a className="search-filters-open chip" href={model.filtersHref}>
        <Icon name="filter" />
        {count === 0 ? t('search.filters') : t('search.filtersActive', { total: count })}
      </a>
      {gridView !== null && (
        <a
          className="search-grid-open chip"
          href={gridView.href}
          {...(gridView.open && { 'aria-current': 'true' as const })}
        >
          <Icon name="calendar" />
          {t('search.gridOpen')}
        </a>
      )}
      <SortForm sort={model.sort} />
    </div>
  )
}

const SortForm = ({ sort }: Pick<SearchModel, 'sort'>) => {
  const { t, market } = useRenderContext()
  return (
    <form className="search-sort" method="get" action={searchPath(market)} autoComplete="off">
      <HiddenFields fields={sort.hidden} />
      <Select id="sort" name="sort" defaultValue={sort.value} label={t('search.sort')} options={sort.options} />
      <Button variant="secondary" size="small" icon="check">
        {t('search.sortApply')}
      </Button>
    </form>
  )
}
