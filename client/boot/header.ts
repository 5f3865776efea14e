const OFFSET_PX = 30

/** Shows the header's search bar once the cover's is out of view, and focuses it when it opens. */
export const enhanceHeaderSearch = (): void => {
  const cover = document.querySelector('.search-cover-box')
  if (cover !== null)
    new IntersectionObserver(
      ([entry]) => document.documentElement.toggleAttribute('data-cover-passed', !entry?.isIntersecting),
      { rootMargin: `-${OFFSET_PX}px 0px` },
    ).observe(cover)
  const bar = document.querySelector<HTMLDetailsElement>('.header-search')
  // Its link passes the focus on to what is loaded in its place.
  bar?.addEventListener('toggle', () => bar.open && bar.querySelector<HTMLElement>('[role="combobox"],a')?.focus())
}

export const PANELS = 'details[name="menu"][open]'

const closePanels = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]')) panel.hidePopover?.()
  // Accordions inside start closed when the menu is opened again.
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`${PANELS},#menu details[open]`)) panel.open = false
}

const closeHeader = (): void => {
  closePanels()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

export const closeHeaderOnLeaving = (): void => {
  addEventListener('hashchange', closeHeader)
  addEventListener('pagehide', closePanels)
}

const SCROLLED_PX = 50
const FAR_PX = 800

/** Marks on html how far the page is scrolled, for the stylesheet; loads the link to the top once it is scrolled up. */
export const markScroll = (): void => {
  let last = 0
  let loads = true
  const mark = () => {
    if (loads && scrollY < last && scrollY >= FAR_PX) {
      loads = false
      import('../to-top.ts').then((module) => module.enhanceToTop(), Boolean)
    }
    last = scrollY
    document.documentElement.toggleAttribute('data-scrolled', scrollY >= SCROLLED_PX)
    document.documentElement.toggleAttribute('data-far', scrollY >= FAR_PX)
  }
  addEventListener('scroll', mark, { passive: true })
  // Reading the scroll position at once would force a layout.
  requestAnimationFrame(() => setTimeout(mark))
}
