import { searchPath } from '../../../markets/links.ts'
import { ActiveFilters } from '../../search/active-filter-list.tsx'
import { Button, ChipLink } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { HiddenFields } from '../../ui/search-box/search-box.tsx'
import { GridLink, QuickLinks } from './quick-links.tsx'
import type { MapView, SearchModel } from './search-model.ts'

export const SearchToolbar = ({ model }: { model: SearchModel }) => {
  const { t } = useRenderContext()
  const count = model.activeFilters.length
  return (
    <div className="search-tools">
      <div className="search-chips">
        {/* The way back, in sight on phones. */}
        {model.mapView?.open && <MapLink view={model.mapView} />}
        {model.tabs.length > 0 && (
          <nav className="search-tabs" aria-label={t('search.tabs')}>
            {model.tabs.map(({ label, href, current }) => (
              <a key={label} href={href} {...(current && { 'aria-current': 'page' as const })}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {model.language !== null && (
          <ChipLink href={model.language.href} current={model.language.current}>
            {model.language.label}
          </ChipLink>
        )}
        {model.mapView?.open === false && <MapLink view={model.mapView} />}
        {model.gridView?.open && <GridLink view={model.gridView} />}
        {count > 0 && <ActiveFilters filters={model.activeFilters} clearHref={model.clearHref} />}
        <QuickLinks model={model} />
      </div>
      <div className="search-toolbar row">
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

const MapLink = ({ view: { href, open } }: { view: MapView }) => {
  const { t } = useRenderContext()
  return (
    <a className="chip" href={href}>
      <Icon name={open ? 'menu' : 'pin'} />
      {t(open ? 'map.list' : 'map.map')}
    </a>
  )
}

const SortForm = ({ sort }: Pick<SearchModel, 'sort'>) => {
  const { t, market } = useRenderContext()
  return (
    <form className="search-sort" method="get" action={searchPath(market)} autoComplete="off">
      <HiddenFields fields={sort.hidden} />
      <Select id="sort" name="sort" defaultValue={sort.value} label={t('search.sort')} options={sort.options} />
      <Button variant="secondary" size="small">
        {t('search.sortApply')}
      </Button>
    </form>
  )
}
