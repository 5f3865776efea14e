import type { Saved } from './hearts-on-page.ts'

/**
 * Changes of a list that are under way at once. Each answer tells the list as it was after that change, and answers
 * overtake each other: what has been pressed meanwhile stays pressed, whichever answer comes last.
 */
export const pendingWishlistChanges = () => {
  const underWay = new Set<string>()
  /** What was pressed or let go, and what answers have told, since none was under way. */
  const wanted = new Map<string, boolean>()
  let told = new Set<string>()
  const ended = (item: string): void => {
    underWay.delete(item)
    if (underWay.size > 0) return
    wanted.clear()
    told = new Set()
  }
  return {
    isUnderWay: (item: string): boolean => underWay.has(item),
    /** False for an item that is on its way: another click on its heart waits for nothing and changes nothing. */
    begin(item: string, adds: boolean): boolean {
      if (underWay.has(item)) return false
      underWay.add(item)
      wanted.set(item, adds)
      return true
    },
    /** What is saved by now. */
    answered(item: string, list: Saved): Saved {
      told = new Set(wanted.get(item) === true ? [...told, ...list] : list)
      const saved = new Set(told)
      for (const [each, adds] of wanted) {
        if (adds) saved.add(each)
        else saved.delete(each)
      }
      ended(item)
      return saved
    },
    /** Nothing has changed for this item; the others go on. */
    failed(item: string): void {
      wanted.delete(item)
      ended(item)
    },
  }
}
