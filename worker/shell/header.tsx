import { staticPath } from '../../markets/links.ts'
import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { useSlots } from '../ui/slots.ts'
import { tracked } from '../ui/tracked.ts'
import { AccountArea } from './account-area.tsx'
import { HeaderSearch } from './header-search.tsx'
import { Logo } from './logo.tsx'
import { MainMenu, MENU_ID } from './main-menu.tsx'
import type { MenuEntry } from './menu-model.ts'
import { PreferencesLink } from './preferences-link.tsx'
import { TalkToUsLink } from './talk-to-us-link.tsx'

type HeaderProps = {
  menu: readonly MenuEntry[]
  /** The header overlaps the page's cover. */
  transparent: boolean
  currencySwitch: boolean
}

export const Header = ({ menu, transparent, currencySwitch }: HeaderProps) => {
  const { t, market } = useRenderContext()
  return (
    <header className={transparent ? 'header header-transparent' : 'header'}>
      <div className="container header-line row">
        <a className="header-home row" href={staticPath(market, 'index') ?? '/'} aria-label={t('layout.homeLabel')}>
          <Logo />
        </a>
        <MainMenu entries={menu} currencySwitch={currencySwitch} />
        <div className="header-actions">
          <HeaderSearch />
          <WishlistLink />
          <PreferencesLink currencySwitch={currencySwitch} className="header-wide" />
          <AccountArea className="header-wide" isWide />
          <TalkToUsLink place="header" className="button-small header-wide" />
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
      <ToTop />
    </header>
  )
}

const WishlistLink = () => {
  const { slot } = useSlots()
  const { t, market, path, variations } = useRenderContext()
  const wishlist = variations.wishlist === true ? staticPath(market, 'wishlist') : null
  if (wishlist === null) return null
  return (
    <a
      data-saved={slot('saved-count', '')}
      {...tracked({ event: 'go-to-wishlist', section: 'menu' })}
      className="icon-button header-wishlist"
      href={wishlist}
      aria-label={t('layout.wishlist')}
      {...(path.includes(wishlist) && { 'aria-current': 'page' as const })}
    >
      <Icon name="heart" />
    </a>
  )
}

const ToTop = () => {
  const { t } = useRenderContext()
  return (
    <a className="icon-button to-top" href="#top" aria-label={t('layout.toTop')}>
      <Icon name="arrow-up" />
    </a>
  )
}
