import type { Layout } from '../../shared/contracts/layout.ts'
import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { MenuLink } from './menu-link.tsx'
import { type MenuEntry, menuEntries } from './menu-model.ts'

const Columns = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <div className="footer-columns">
    {entries.map((column) => (
      <div key={column.id}>
        <p className="footer-title">
          <MenuLink entry={column} />
        </p>
        <ul>
          {column.children.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} className="footer-link" />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** Columns of links that collapse on phones (spec section 2); on wide screens the stylesheet keeps them open. */
export const FooterMenu = ({ footer }: { footer: Layout['footer'] }) => {
  const { market, accountOrigin } = useRenderContext()
  return (
    <details className="footer-menu">
      <summary>
        <span className="footer-open">{footer.collapseOpenMessage}</span>
        <span className="footer-close">{footer.collapseCloseMessage}</span>
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <Columns entries={menuEntries(market, footer.menu, accountOrigin)} />
    </details>
  )
}
