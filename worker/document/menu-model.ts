import { linkTargetHref, staticPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { Translate } from '../../markets/messages.ts'
import { MENU_STYLES, type MenuItem, type MenuStyle } from '../../shared/contracts/menu-link.ts'

/** A menu item with its address worked out; what leads nowhere in this market is gone. */
export type MenuEntry = {
  id: string
  label: string
  type: MenuItem['type']
  style: MenuStyle | null
  badge: MenuItem['badge']
  icon: string | null
  target: MenuItem['target']
  href: string | null
  /** Shows its children on phones without an accordion (`removeAccordionOnMobile`). */
  flatOnPhones: boolean
  children: MenuEntry[]
}

/** The menu as this market has it: an item stays when it leads somewhere or has a child that stays. */
export const menuEntries = (market: Market, items: readonly MenuItem[], accountOrigin: string | null): MenuEntry[] =>
  items.flatMap(({ link, children, removeAccordionOnMobile: flatOnPhones, style, ...item }) => {
    const href = link === null ? null : linkTargetHref(market, link, accountOrigin)
    const kept = menuEntries(market, children, accountOrigin)
    return href === null && kept.length === 0
      ? []
      : [{ ...item, style: styleOf(style), href, flatOnPhones, children: kept }]
  })

/** Only styles that the stylesheet has: what content names becomes a class (menu-link.css). */
const styleOf = (style: string | null): MenuStyle | null => MENU_STYLES.find((each) => each === style) ?? null

/** The menu that stands in when the back end's layout cannot be had: the routes that every market has. */
export const fallbackMenu = (market: Market, t: Translate): MenuEntry[] =>
  (
    [
      ['travels', t('layout.travels')],
      ['tours', t('layout.tours')],
    ] as const
  ).map(([route, label]) => ({
    id: route,
    label,
    type: 'link',
    style: null,
    badge: null,
    icon: null,
    target: '_self',
    href: staticPath(market, route),
    flatOnPhones: false,
    children: [],
  }))
