import { searchPath } from '../../../markets/links.ts'
import { Button, ChipLink } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { HiddenFields } from '../../ui/search-box/search-box.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { QuickLinks } from './quick-links.tsx'
import type { SearchModel } from './search-model.ts'

export const SearchToolbar = ({ model }: { model: SearchModel }) => {
  const { t } = useRenderContext()
  const count = model.activeFilters.length
  return (
    <div className="search-tools">
      <div className="search-chips">
        <nav className="search-tabs" aria-label={t('search.tabs')}>
          {model.tabs.map(({ label, href, current }) => (
            <a key={label} href={href} {...(current && { 'aria-current': 'page' as const })}>
              {label}
            </a>
          ))}
        </nav>
        {count > 0 && <ActiveFilters filters={model.activeFilters} clearHref={model.clearHref} />}
        <QuickLinks model={model} />
      </div>
      <div className="search-toolbar cluster row">
        <a className="search-filters-open chip" href={model.filtersHref}>
          <Icon name="filter" />
          {count === 0 ? t('search.filters') : t('search.filtersActive', { total: count })}
        </a>
        <SortForm sort={model.sort} />
        <p className="search-total tabular">{model.total}</p>
      </div>
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

export const ActiveFilters = ({ filters, clearHref }: { filters: readonly ActiveFilter[]; clearHref: string }) => {
  const { t } = useRenderContext()
  return (
    <ul className="active-filters" aria-label={t('search.activeFilters')}>
      {filters.map(({ label, href }) => (
        <li key={href}>
          <ChipLink href={href} removes>
            <span className="visually-hidden">{t('search.removeFilter')} </span>
            {label}
          </ChipLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className="clear-filters" href={clearHref}>
            {t('search.clearAll')}
          </a>
        </li>
      )}
    </ul>
  )
}
