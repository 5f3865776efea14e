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
