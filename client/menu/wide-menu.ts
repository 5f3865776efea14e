/** Where the menu is a row with panels: from the breakpoint of layout/main-menu.css on. */
export const isWide = (): boolean => matchMedia('(width >= 1024px)').matches
