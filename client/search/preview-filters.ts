import { pageFetcher } from './fetch-page.ts'
import { replaceInside, typedNow } from './replace-inside.ts'

/** Of its own: the search that the page behind is waiting for goes on. */
const { fetchPage } = pageFetcher()

/**
 * Counts what the filters of the modal would find while they are being chosen, and shows it on its button. The page
 * behind it stays as it is until the button is pressed: closing the modal changes nothing. Without an answer the
 * modal stays as it is, too: its button still works.
 */
export const previewFilters = async (dialog: HTMLDialogElement, address: string): Promise<void> => {
  const url = new URL(address, location.href)
  url.searchParams.set('modal', '')
  url.searchParams.set('type', 'filters')
  const typed = typedNow()
  const fetched = await fetchPage(url.href)
  if (fetched === null || fetched === 'failed') return
  const [body, fresh] = [dialog, fetched.page].map((root) => root.querySelector<HTMLElement>('.modal-filters'))
  if (body && fresh) replaceInside(body, fresh, typed)
}

/** The address that a GET form leads to as it stands. */
export const formAddress = (form: HTMLFormElement): string => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}
