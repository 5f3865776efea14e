import { searchPath } from '../../../markets/links.ts'
import type { RouteName } from '../../../markets/route-table.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'

/** Routes that never show the header's search bar (spec section 2). */
const WITHOUT_BAR: ReadonlySet<RouteName> = new Set(['tours', 'search'])

/**
 * The search button. On wide screens it opens the search bar below the header; on phones, on routes without the bar,
 * and without script beside a cover that has a search of its own, it is a link to the search page.
 */
export const HeaderSearch = () => {
  const { t, market, route } = useSite()
  const barred = WITHOUT_BAR.has(route)
  return (
    <>
      <a
        className={barred ? 'icon-button header-search-link' : 'icon-button header-search-link header-search-narrow'}
        href={searchPath(market)}
        aria-label={t('layout.search')}
        {...(route === 'search' && { 'aria-current': 'page' as const })}
      >
        <Icon name="search" />
      </a>
      {!barred && (
        <details className="header-search" name="menu">
          <summary className="icon-button" aria-label={t('layout.search')}>
            <Icon name="search" />
          </summary>
          <div className="header-search-panel">
            <SearchBox compact id="header-search" label={t('layout.quickSearch')} />
          </div>
        </details>
      )}
    </>
  )
}
