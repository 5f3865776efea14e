/** What an arrow key does in the menu: to another item of the row, into the open panel, or to a link in it. */
export type MenuMove =
  | { to: 'item'; index: number }
  | { to: 'panel' }
  | { to: 'link'; index: number }
  /** From the panel's first link back to its item. */
  | { to: 'summary' }

/** Where the focus is: on an item of the row, or on a link of the open panel, whose groups begin at `starts`. */
export type MenuPlace =
  | { on: 'item'; index: number; count: number; hasPanel: boolean }
  | { on: 'link'; index: number; count: number; starts: readonly number[] }

/** The move for a key; null for keys that the menu leaves to the browser. */
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

/** One step back or forth with wrap-around, or to either end. */
const along = (key: string, back: string, forth: string, index: number, count: number): number | null => {
  if (key === back) return (index + count - 1) % count
  if (key === forth) return (index + 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
