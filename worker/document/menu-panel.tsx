import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { MenuLabel, MenuLink, styleClass } from './menu-link.tsx'
import type { MenuEntry } from './menu-model.ts'

const plain = (entry: MenuEntry): MenuEntry => ({ ...entry, style: null, badge: null, icon: null })

export const MenuPanel = ({ entry }: { entry: MenuEntry }) => (
  <div className="menu-panel">
    {entry.flatOnPhones && (
      <p className="menu-flat-title">
        <MenuLabel entry={entry} />
      </p>
    )}
    <ul className="menu-panel-list">
      {entry.href !== null && (
        <li>
          <MenuLink entry={plain(entry)} className="menu-sub menu-overview">
            <Icon name="arrow-right" />
          </MenuLink>
        </li>
      )}
      {entry.children.map((child) =>
        child.children.length === 0 ? (
          <li key={child.id}>
            <MenuLink entry={child} className="menu-sub" />
          </li>
        ) : (
          <MenuGroup key={child.id} entry={child} />
        ),
      )}
    </ul>
  </div>
)

/** A group: open on wide screens, on phones an accordion unless content wants it flat. */
const MenuGroup = ({ entry }: { entry: MenuEntry }) => {
  const { t } = useRenderContext()
  const content = (
    <>
      <MenuLink entry={entry} className="menu-group-title" />
      <ul>
        {!entry.flatOnPhones && entry.href !== null && (
          <li className="menu-group-all">
            <MenuLink
              entry={{ ...plain(entry), label: t('layout.menuAll', { label: entry.label }) }}
              className="menu-sub"
            />
          </li>
        )}
        {entry.children.map((child) => (
          <li key={child.id}>
            <MenuLink entry={child} className="menu-sub" />
          </li>
        ))}
      </ul>
    </>
  )
  return (
    <li className="menu-group">
      {entry.flatOnPhones ? (
        content
      ) : (
        <details className="menu-accordion">
          <summary className={`menu-sub ${styleClass(entry) ?? ''}`.trim()}>
            <MenuLabel entry={entry} />
            <Icon name="chevron-down" className="menu-chevron" />
          </summary>
          {content}
        </details>
      )}
    </li>
  )
}
