import { linkTargetHref, staticPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { Translate } from '../../markets/messages.ts'
import { MENU_STYLES, type MenuItem, type MenuStyle } from '../../shared/contracts/menu-link.ts'

/** A menu item with its URL. */
export type MenuEntry = {
  id: string
  label: string
  type: MenuItem['type']
  style: MenuStyle | null
  badge: MenuItem['badge']
  icon: string | null
  target: MenuItem['target']
  href: string | null
  /** Searches are not indexed (spec section 9). */
  isSearch: boolean
  flatOnPhones: boolean
  children: MenuEntry[]
}

/** Keeps items that lead somewhere in this market or have a child that does. */
export const menuEntries = (market: Market, items: readonly MenuItem[], accountOrigin: string | null): MenuEntry[] =>
  items.flatMap(({ link, children, removeAccordionOnMobile: flatOnPhones, style, ...item }) => {
    const href = link === null ? null : linkTargetHref(market, link, accountOrigin)
    const shownChildren = menuEntries(market, children, accountOrigin)
    return href === null && shownChildren.length === 0
      ? []
      : [
          {
            ...item,
            style: styleOf(style),
            href,
            isSearch: link?.type === 'search',
            flatOnPhones,
            children: shownChildren,
          },
        ]
  })

/** Only styles that the stylesheet has: the name becomes a class (menu-link.css). */
const styleOf = (style: string | null): MenuStyle | null => MENU_STYLES.find((each) => each === style) ?? null

/** Menu when the layout cannot be loaded, or has none: routes that every market has. */
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
    isSearch: false,
    flatOnPhones: false,
    children: [],
  }))
