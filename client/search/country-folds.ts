import { sameControl } from './replace-inside.ts'
import { pageFetcher } from './search-navigator.ts'

const FOLD = '.filters .filter-more'

/** Loads the countries of a continent when its fold opens, from the page that its link leads to without script. */
export const loadCountries = (): void => {
  const { fetchPage } = pageFetcher()
  let pending: { href: string; page: Promise<Document | null> } | null = null
  const pageOf = (href: string): Promise<Document | null> => {
    if (pending?.href === href) return pending.page
    const page = fetchPage(href).then((result) => {
      if (result?.outcome === 'done') return result.value.page
      if (pending?.href === href) pending = null
      return null
    })
    pending = { href, page }
    return page
  }
  const fill = async (fold: Element | null): Promise<void> => {
    const link = fold?.querySelector<HTMLAnchorElement>(':scope > a')
    const continent = fold?.previousElementSibling?.querySelector('input')
    if (!fold || !link || !continent) return
    const page = await pageOf(link.href)
    const form = page?.querySelector<HTMLElement>('.modal-filters')
    const full = form && sameControl(continent, form)?.closest('label')?.nextElementSibling
    if (!full || !link.isConnected) return
    const focused = link === document.activeElement
    link.replaceWith(...full.querySelectorAll(':scope > label'))
    if (focused) fold.querySelector('input')?.focus({ preventScroll: true })
  }
  const foldOf = ({ target }: Event) => (target instanceof Element ? target.closest(FOLD) : null)
  // A fold that stays open in new filters is inserted open, which is a toggle too.
  document.addEventListener(
    'toggle',
    (event) => (event as ToggleEvent).newState === 'open' && fill(foldOf(event)),
    true,
  )
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => {
      const href = foldOf(event)?.querySelector<HTMLAnchorElement>(':scope > a')?.href
      if (href !== undefined) pageOf(href)
    })
  for (const fold of document.querySelectorAll(`${FOLD}[open]`)) fill(fold)
}
