import { searchPath } from '../../markets/links.ts'
import type { RouteName } from '../../markets/route-table.ts'
import { Icon } from '../ui/icon.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { PartsLink } from '../ui/parts-link.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { SEARCH_FIELD_ID } from '../ui/search-box/search-box.tsx'

const WITHOUT_BAR: ReadonlySet<RouteName> = new Set(['tours', 'search'])

/** Opens the widget on wide screens with script, else the full-screen search; a link to the field on routes without. */
export const HeaderSearch = () => {
  const site = useRenderContext()
  const { t, market, route } = site
  const barred = WITHOUT_BAR.has(route)
  return (
    <>
      <a
        className={barred ? 'icon-button header-search-link' : 'icon-button header-search-link header-search-narrow'}
        href={route === 'search' ? `#${SEARCH_FIELD_ID}` : barred ? searchPath(market) : modalHref(site, 'search')}
        aria-label={t('layout.search')}
        rel="nofollow"
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
            <PartsLink href={modalHref(site, 'search', 'dropdown')} parts=".modal-search>search">
              {t('widget.more')}
            </PartsLink>
          </div>
        </details>
      )}
    </>
  )
}
