import { startProgress } from './boot/progress.ts'
import { showError } from './boot/toast.ts'
import { getPage } from './call-api.ts'
import { type ApiResult, messageOf } from './checked-call.ts'
import { sameControl } from './search/replace-inside.ts'

const LINK = 'a[data-parts]'

type PartsLink = Pick<HTMLAnchorElement, 'href' | 'search' | 'dataset'>

const partsOf = (page: Document, { dataset }: PartsLink) => page.querySelectorAll(dataset.parts ?? '')

/** The last page of each kind of modal that a fold has loaded from. */
const pages = new Map<string, { href: string; page: Promise<ApiResult<Document>> }>()

/** Loads the page of a link once, in the background: the fold that waits for it shows the progress. */
export const loadPage = (link: PartsLink): Promise<ApiResult<Document>> => {
  const { href, search } = link
  const kind = new URLSearchParams(search).get('type') ?? ''
  const known = pages.get(kind)
  if (known?.href === href) return known.page
  const read = (found: Document) => (partsOf(found, link).length > 0 ? found : null)
  const page = getPage(href, read, { isBackground: true }).then((result) => {
    // The next opening tries again.
    if (result.outcome !== 'done' && pages.get(kind)?.page === page) pages.delete(kind)
    return result
  })
  pages.set(kind, { href, page })
  return page
}

const fill = async (fold: HTMLDetailsElement, onInserted: (root: HTMLElement) => void): Promise<void> => {
  const link = fold.querySelector<HTMLAnchorElement>(LINK)
  if (link?.closest('details') !== fold) return
  const end = startProgress()
  const result = await loadPage(link)
  const parts = result.outcome === 'done' ? [...partsOf(result.value, link)] : []
  // Nobody waits for a fold that is closed or replaced.
  const hasFailed = parts.length === 0 && fold.open && link.isConnected
  end(!hasFailed)
  if (hasFailed) {
    link.hidden = false
    showError(messageOf(result))
  }
  if (parts.length === 0 || !link.isConnected) return
  const focused = fold.contains(document.activeElement) ? document.activeElement : null
  // What stands in for the parts (search/replace-inside.ts).
  while (link.nextSibling) link.nextSibling.remove()
  link.replaceWith(...parts.map((part) => document.importNode(part, true)))
  onInserted(fold)
  if (focused === null || focused.isConnected) return
  const control = focused === link ? firstControl(fold) : sameControl(focused, fold)
  control?.focus({ preventScroll: true })
}

const firstControl = (fold: HTMLDetailsElement): HTMLElement | undefined =>
  [...fold.querySelectorAll<HTMLElement>('summary ~ * :is(a, input), summary ~ * summary')].find(
    (each) => each.getClientRects().length > 0,
  )

let isEnhanced = false

/** Loads what a fold contains when it opens, from the page that the link in it leads to without script. */
export const loadDisclosures = (onInserted: (root: HTMLElement) => void): void => {
  if (isEnhanced) return
  isEnhanced = true
  const open = (fold: unknown) => fold instanceof HTMLDetailsElement && fold.open && fill(fold, onInserted)
  // A fold that stays open in new filters is inserted open, which is a toggle too.
  document.addEventListener('toggle', ({ target }) => open(target), true)
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const link = (target as Element).closest?.('details, .menu')?.querySelector<HTMLAnchorElement>(LINK)
      if (link) loadPage(link)
    })
  for (const link of document.querySelectorAll(LINK)) open(link.closest('details'))
}
