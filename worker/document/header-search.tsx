import { searchPath } from '../../markets/links.ts'
import type { RouteName } from '../../markets/route-table.ts'
import { Icon } from '../ui/icon.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import { Widget } from '../ui/search-box/widget.tsx'

const WITHOUT_BAR: ReadonlySet<RouteName> = new Set(['tours', 'search'])

/** Opens the widget on wide screens, the full-screen search on phones; a link on routes without the bar. */
export const HeaderSearch = () => {
  const site = useRenderContext()
  const { t, market, route } = site
  const barred = WITHOUT_BAR.has(route)
  return (
    <>
      <a
        className={barred ? 'icon-button header-search-link' : 'icon-button header-search-link header-search-narrow'}
        href={barred ? searchPath(market) : modalHref(site, 'search')}
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
            <Widget
              id="header-search"
              layout="dropdown"
              theme="solid"
              options={null}
              label={t('layout.quickSearch')}
              clearOnClose
            />
            <noscript>
              <a href={modalHref(site, 'search')}>{t('widget.more')}</a>
            </noscript>
          </div>
        </details>
      )}
    </>
  )
}
