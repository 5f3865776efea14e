type PageSwap = Event & { activation: { entry: { url: string | null } } | null }

const NAME = 'view-transition-name'

/** Turns the picture of the card whose link is followed into the cover of its page, which has the same name. */
export const enhanceCardTransition = (): void => {
  let pictures: HTMLElement[] = []
  const name = (picture: HTMLElement | null | undefined, value: string) => {
    if (!picture) return
    picture.style.setProperty(NAME, value)
    pictures.push(picture)
  }
  addEventListener('pageswap', (event) => {
    // Not its `viewTransition`, whose promises would reject unhandled where the next page has none.
    const url = (event as PageSwap).activation?.entry.url
    if (!url) return
    // The name remains from an earlier click on this page, restored from the back/forward cache.
    for (const picture of pictures) picture.style.removeProperty(NAME)
    pictures = []
    const { pathname } = new URL(url)
    const link = [...document.querySelectorAll<HTMLAnchorElement>('.card a')].find((each) => each.pathname === pathname)
    if (link === undefined) return
    name(document.querySelector<HTMLElement>('.gallery img'), 'none')
    name(link.closest('.card')?.querySelector<HTMLElement>('img'), 'cover')
  })
}
