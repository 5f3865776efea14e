/** What the audit loads of a market's pages; data are always read whole. */
export type Scope = {
  /** Whether it loads the pages of the travel, or the place, at an index of its list. */
  isChosen: (index: number) => boolean
  /** Whether it loads every departure. */
  isWhole: boolean
}
