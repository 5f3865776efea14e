/** Spec section 9: search-bar offset. */
const OFFSET_PX = 30

/**
 * The header's search bar stands in for the cover's once that is scrolled out of view (spec section 2), and has the
 * focus when it opens.
 */
export const driveHeaderSearch = (): void => {
  const cover = document.querySelector('.search-cover-box')
  if (cover !== null)
    new IntersectionObserver(
      ([entry]) => document.documentElement.toggleAttribute('data-cover-passed', entry?.isIntersecting === false),
      { rootMargin: `-${OFFSET_PX}px 0px` },
    ).observe(cover)
  const bar = document.querySelector<HTMLDetailsElement>('.header-search')
  bar?.addEventListener('toggle', () => bar.open && bar.querySelector<HTMLElement>('[role="combobox"]')?.focus())
}
