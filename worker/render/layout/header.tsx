import { brand } from '../../../markets/brand.ts'
import { staticPath } from '../../../markets/links.ts'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from './logo.tsx'
import { MainMenu, MENU_ID } from './main-menu.tsx'
import type { MenuEntry } from './menu-model.ts'

/** The bar on top: home, main menu, search, wishlist. It lies over the page's cover when `transparent`. */
export const Header = ({ menu, transparent }: { menu: readonly MenuEntry[]; transparent: boolean }) => {
  const { t, market, path, variations } = useSite()
  const search = staticPath(market, 'search')
  const wishlist = variations.wishlist === true ? staticPath(market, 'wishlist') : null
  return (
    <header className={transparent ? 'header header-transparent' : 'header'}>
      <div className="container header-line">
        <a
          className="header-home"
          href={staticPath(market, 'index') ?? '/'}
          aria-label={t('layout.homeLabel', { brand: brand.name })}
        >
          <Logo />
        </a>
        <MainMenu entries={menu} />
        <div className="header-actions">
          {search !== null && (
            <a
              className="icon-button header-search"
              href={search}
              aria-label={t('layout.search')}
              {...(path === search && { 'aria-current': 'page' as const })}
            >
              <Icon name="search" />
              <span className="header-search-text" aria-hidden="true">
                {t('layout.search')}
              </span>
            </a>
          )}
          {wishlist !== null && (
            <a
              className="icon-button header-wishlist"
              href={wishlist}
              aria-label={t('layout.wishlist')}
              {...(path.includes(wishlist) && { 'aria-current': 'page' as const })}
            >
              <Icon name="heart" />
            </a>
          )}
          <button
            className="icon-button header-menu"
            type="button"
            popoverTarget={MENU_ID}
            aria-label={t('layout.menu')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}
