import { isWide } from './menu-panels.ts'

export type MenuMove = { to: 'item' | 'link'; index: number } | { to: 'panel' | 'summary' }

/** Position of the focus: an item of the row, or a link of the open panel, whose groups start at `starts`. */
export type MenuPlace =
  | { on: 'item'; index: number; count: number; hasPanel: boolean }
  | { on: 'link'; index: number; count: number; starts: readonly number[] }

/** The move for a key; null leaves the key to the browser. */
export const menuMove = (key: string, place: MenuPlace): MenuMove | null =>
  place.on === 'item' ? fromItem(key, place) : fromLink(key, place)

const fromItem = (key: string, { index, count, hasPanel }: MenuPlace & { on: 'item' }): MenuMove | null => {
  if (key === 'ArrowDown') return hasPanel ? { to: 'panel' } : null
  const target = along(key, 'ArrowLeft', 'ArrowRight', index, count)
  return target === null ? null : { to: 'item', index: target }
}

const fromLink = (key: string, { index, count, starts }: MenuPlace & { on: 'link' }): MenuMove | null => {
  if (key === 'ArrowUp' && index === 0) return { to: 'summary' }
  const target =
    key === 'ArrowRight'
      ? starts.find((start) => start > index)
      : key === 'ArrowLeft'
        ? starts.findLast((start) => start < index)
        : along(key, 'ArrowUp', 'ArrowDown', index, count)
  return target === null || target === undefined ? null : { to: 'link', index: target }
}

/** Steps with wrap-around, or jumps to either end. */
const along = (key: string, back: string, forth: string, index: number, count: number): number | null => {
  if (key === back) return (index + count - 1) % count
  if (key === forth) return (index + 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const visible = (root: Element, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)

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

const placeOf = (target: HTMLElement, items: HTMLElement[], links: HTMLElement[]): MenuPlace | null => {
  const item = items.indexOf(target)
  if (item >= 0) return { on: 'item', index: item, count: items.length, hasPanel: target.tagName === 'SUMMARY' }
  const index = links.indexOf(target)
  const group = (each: HTMLElement) => each.closest('.menu-group') ?? each.closest('.menu-panel')
  const starts = links.flatMap((each, i) => (i === 0 || group(each) !== group(links[i - 1] ?? each) ? [i] : []))
  return index < 0 ? null : { on: 'link', index, count: links.length, starts }
}

const focusOf = (move: MenuMove, target: HTMLElement, items: HTMLElement[], links: HTMLElement[]) => {
  if (move.to === 'item') return items[move.index]
  if (move.to === 'link') return links[move.index]
  const details = target.closest<HTMLDetailsElement>('details[name="menu"]')
  if (details === null) return null
  if (move.to === 'summary') return details.querySelector('summary')
  details.open = true
  return visible(details, '.menu-panel a')[0]
}
