import type { ReactNode } from 'react'
import { TravelBadge } from '../ui/age-badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { ICON_NAMES, type IconName } from '../ui/icon-names.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import type { MenuEntry } from './menu-model.ts'

const names = new Set<string | null>(ICON_NAMES)
const isIcon = (name: string | null): name is IconName => names.has(name)

export const MenuLabel = ({ entry }: { entry: MenuEntry }) => (
  <>
    {isIcon(entry.icon) && <Icon name={entry.icon} />}
    {entry.label}
    {entry.badge !== null && <TravelBadge badge={entry.badge} />}
  </>
)

export const styleClass = ({ style }: Pick<MenuEntry, 'style'>): string | undefined =>
  style === null ? undefined : `menu-${style}`

type MenuLinkProps = {
  entry: MenuEntry
  className?: string
  children?: ReactNode
}

/** A link, or plain text without a target. */
export const MenuLink = ({ entry, className: place, children }: MenuLinkProps) => {
  const { path, t } = useRenderContext()
  const className = [place, styleClass(entry)].filter((each) => each !== undefined).join(' ') || undefined
  const rel = [entry.target === '_blank' && 'noopener', entry.isSearch && 'nofollow'].filter(Boolean).join(' ')
  if (entry.href === null) {
    return (
      <span className={className}>
        <MenuLabel entry={entry} />
      </span>
    )
  }
  return (
    <a
      className={className}
      href={entry.href}
      {...(entry.target === '_blank' && { target: '_blank' })}
      {...(rel !== '' && { rel })}
      {...(entry.href === path && { 'aria-current': 'page' as const })}
    >
      <MenuLabel entry={entry} />
      {children}
      {entry.target === '_blank' && <span className="visually-hidden">{` (${t('layout.newTab')})`}</span>}
    </a>
  )
}
