import { type MenuMove, type MenuPlace, menuMove } from './menu-keys.ts'
import { isWide } from './wide-menu.ts'

const visible = (root: Element, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)

/** Moves the focus in the row and in its open panel by arrows, Home and End. */
export const moveByArrows = (header: HTMLElement, event: KeyboardEvent): void => {
  const { target } = event
  if (!(target instanceof HTMLElement) || !isWide() || event.ctrlKey || event.metaKey || event.altKey) return
  const items = visible(header, 'a.menu-top, summary.menu-top')
  const panel = target.closest('.menu-panel')
  const links = panel === null ? [] : visible(panel, 'a')
  const place = placeOf(target, items, links)
  const move = place === null ? null : menuMove(event.key, place)
  if (move === null) return
  event.preventDefault()
  focusOf(move, target, items, links)?.focus()
}

const placeOf = (
  target: HTMLElement,
  items: readonly HTMLElement[],
  links: readonly HTMLElement[],
): MenuPlace | null => {
  const item = items.indexOf(target)
  if (item >= 0) return { on: 'item', index: item, count: items.length, hasPanel: target.tagName === 'SUMMARY' }
  const index = links.indexOf(target)
  const group = (each: HTMLElement) => each.closest('.menu-group') ?? each.closest('.menu-panel')
  const starts = links.flatMap((each, i) => (i === 0 || group(each) !== group(links[i - 1] ?? each) ? [i] : []))
  return index < 0 ? null : { on: 'link', index, count: links.length, starts }
}

const focusOf = (
  move: MenuMove,
  target: HTMLElement,
  items: readonly HTMLElement[],
  links: readonly HTMLElement[],
): HTMLElement | null | undefined => {
  if (move.to === 'item') return items[move.index]
  if (move.to === 'link') return links[move.index]
  const details = target.closest<HTMLDetailsElement>('details[name="menu"]')
  if (details === null) return null
  if (move.to === 'summary') return details.querySelector('summary')
  details.open = true
  return visible(details, '.menu-panel a')[0]
}
