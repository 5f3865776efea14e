import { searchPath, staticPath } from '../../markets/links.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { AccountArea } from './account-area.tsx'
import { Logo } from './logo.tsx'
import { MenuLabel, MenuLink, styleClass } from './menu-link.tsx'
import type { MenuEntry } from './menu-model.ts'
import { MenuPanel } from './menu-panel.tsx'
import { PreferencesLink } from './preferences-link.tsx'
import { TalkToUsLink } from './talk-to-us-link.tsx'

export const MENU_ID = 'menu'

const MenuItem = ({ entry, index }: { entry: MenuEntry; index: number }) => (
  <li className="menu-item">
    {entry.children.length === 0 ? (
      <MenuLink entry={entry} className="menu-top" />
    ) : (
      <details className={`menu-details menu-${entry.type}${entry.flatOnPhones ? ' menu-flat' : ''}`} name="menu">
        <summary className={`menu-top ${styleClass(entry) ?? ''}`.trim()}>
          <MenuLabel entry={entry} />
          <Icon name="chevron-down" className="menu-chevron" />
        </summary>
        <MenuPanel entry={entry} index={index} />
      </details>
    )}
  </li>
)

/** A row with panels on wide screens, a popover on phones; script adds hovering and arrow keys (client/menu). */
export const MainMenu = ({ entries, currencySwitch }: { entries: readonly MenuEntry[]; currencySwitch: boolean }) => {
  const { t } = useRenderContext()
  return (
    <nav className="menu" id={MENU_ID} popover="auto" aria-label={t('layout.mainMenu')}>
      <div className="menu-head row">
        <Logo />
        <button
          className="icon-button"
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('layout.closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="menu-list">
        {entries.map((entry, index) => (
          <MenuItem key={entry.id} entry={entry} index={index} />
        ))}
      </ul>
      <MenuActions currencySwitch={currencySwitch} />
    </nav>
  )
}

const MenuActions = ({ currencySwitch }: { currencySwitch: boolean }) => {
  const { t, market } = useRenderContext()
  const tours = staticPath(market, 'tours')
  return (
    <div className="menu-actions">
      <ButtonLink href={searchPath(market)} icon="search" rel="nofollow">
        {t('layout.searchTrips')}
      </ButtonLink>
      {tours !== null && (
        <ButtonLink href={tours} variant="secondary" icon="status-confirmed">
          {t('layout.tours')}
        </ButtonLink>
      )}
      <TalkToUsLink place="header" className="" />
      <div className="menu-settings cluster">
        <PreferencesLink currencySwitch={currencySwitch} className="menu-preferences" />
        <AccountArea className="" />
      </div>
    </div>
  )
}
