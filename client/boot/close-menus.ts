const OPEN = 'details[name="menu"][open]'

/** Closes an open main-menu panel on Escape, on a click elsewhere and when the focus has moved elsewhere. */
export const closeMenus = (): void => {
  document.addEventListener('click', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      menu.open = false
      // The focus must not be left behind in what is no longer there.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
  })
}

const closeOthers = ({ target }: Event): void => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN))
    if (target instanceof Node && !menu.contains(target)) menu.open = false
}
