import { Icon } from '../ui/icon.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { PartsLink } from '../ui/parts-link.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { MenuLabel, MenuLink, styleClass } from './menu-link.tsx'
import type { MenuEntry } from './menu-model.ts'

const plain = (entry: MenuEntry): MenuEntry => ({ ...entry, style: null, badge: null, icon: null })

/** A closed panel loads its list from the modal when it opens (menu-modal.tsx); a flat one is always open on phones. */
export const MenuPanel = ({ entry, index }: { entry: MenuEntry; index: number }) => {
  const site = useRenderContext()
  return (
    <div className="menu-panel">
      {entry.flatOnPhones ? (
        <>
          <p className="menu-flat-title">
            <MenuLabel entry={entry} />
          </p>
          <MenuList entry={entry} />
        </>
      ) : (
        <PartsLink className="menu-sub" href={modalHref(site, 'menu')} parts={`#${menuListId(index)}>*`}>
          {site.t('layout.menuAll', { label: entry.label })}
        </PartsLink>
      )}
    </div>
  )
}

export const menuListId = (index: number): string => `menu-list-${index}`

export const MenuList = ({ entry }: { entry: MenuEntry }) => (
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
