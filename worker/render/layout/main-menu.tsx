import { searchPath, staticPath } from '../../../markets/links.ts'
import { useSite } from '../site.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from './logo.tsx'
import { MenuLabel, MenuLink } from './menu-link.tsx'
import type { MenuEntry } from './menu-model.ts'

export const MENU_ID = 'menu'

/** A group inside a panel: its title and its links, or one link alone. */
const PanelEntry = ({ entry }: { entry: MenuEntry }) =>
  entry.children.length === 0 ? (
    <li>
      <MenuLink entry={entry} className="menu-sub" />
    </li>
  ) : (
    <li className="menu-group">
      <MenuLink entry={entry} className="menu-group-title" />
      <ul>
        {entry.children.map((child) => (
          <li key={child.id}>
            <MenuLink entry={child} className="menu-sub" />
          </li>
        ))}
      </ul>
    </li>
  )

const MenuItem = ({ entry }: { entry: MenuEntry }) => (
  <li className="menu-item">
    {entry.children.length === 0 ? (
      <MenuLink entry={entry} className="menu-top" />
    ) : (
      <details className={`menu-details menu-${entry.type}`} name="menu">
        <summary className="menu-top">
          <MenuLabel entry={entry} />
          <Icon name="chevron-down" className="menu-chevron" />
        </summary>
        <div className="menu-panel">
          <ul className="menu-panel-list">
            {entry.href !== null && (
              <li>
                <MenuLink entry={{ ...entry, badge: null, icon: null }} className="menu-sub menu-overview">
                  <Icon name="arrow-right" />
                </MenuLink>
              </li>
            )}
            {entry.children.map((child) => (
              <PanelEntry key={child.id} entry={child} />
            ))}
          </ul>
        </div>
      </details>
    )}
  </li>
)

/**
 * The main menu: a row with panels on wide screens, a popover over the page on phones. One markup for both; the
 * platform opens and closes all of it, no script needed.
 */
export const MainMenu = ({ entries }: { entries: readonly MenuEntry[] }) => {
  const { t, market } = useSite()
  const tours = staticPath(market, 'tours')
  return (
    <nav className="menu" id={MENU_ID} popover="auto" aria-label={t('layout.mainMenu')}>
      <div className="menu-head">
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
        {entries.map((entry) => (
          <MenuItem key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="menu-actions">
        <ButtonLink href={searchPath(market)} icon="search">
          {t('layout.searchTrips')}
        </ButtonLink>
        {tours !== null && (
          <ButtonLink href={tours} variant="secondary" icon="status-confirmed">
            {t('layout.tours')}
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
