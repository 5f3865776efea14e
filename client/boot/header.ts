/** Spec section 9: search-bar offset. */
const OFFSET_PX = 30

/**
 * The header's search bar stands in for the cover's once that is scrolled out of view (spec section 2), and has the
 * focus when it opens.
 */
export const enhanceHeaderSearch = (): void => {
  const cover = document.querySelector('.search-cover-box')
  if (cover !== null)
    new IntersectionObserver(
      ([entry]) => document.documentElement.toggleAttribute('data-cover-passed', entry?.isIntersecting === false),
      { rootMargin: `-${OFFSET_PX}px 0px` },
    ).observe(cover)
  const bar = document.querySelector<HTMLDetailsElement>('.header-search')
  bar?.addEventListener('toggle', () => bar.open && bar.querySelector<HTMLElement>('[role="combobox"]')?.focus())
}

/** Open panels of the main menu. */
export const PANELS = 'details[name="menu"][open]'

/** Closes what opens from the header and the filters: phone menu, mega menu, search bar (spec section 4). */
const closePanels = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]')) panel.hidePopover?.()
  // With the accordions inside: a menu that is opened again starts anew.
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`${PANELS},#menu details[open]`)) panel.open = false
}

/** Resets mobile menu, mega menu, modal and filters (spec section 4, close-header). */
const closeHeader = (): void => {
  closePanels()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** Nothing stays open where the page is left for its own hash, nor when it comes back from the browser's cache. */
export const closeHeaderOnLeaving = (): void => {
  addEventListener('hashchange', closeHeader)
  addEventListener('pagehide', closePanels)
}

/** Spec section 9: scroll thresholds. */
const SCROLLED_PX = 50
const FAR_PX = 800

/** Says on html how far the page is scrolled; the stylesheet acts upon it. */
export const markScroll = (): void => {
  const mark = () => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY >= SCROLLED_PX)
    document.documentElement.toggleAttribute('data-far', scrollY >= FAR_PX)
  }
  addEventListener('scroll', mark, { passive: true })
  // Where the page is scrolled to already is only known once it is laid out, which must not be done for this.
  requestAnimationFrame(() => setTimeout(mark))
}
