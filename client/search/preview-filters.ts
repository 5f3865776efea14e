import { pageFetcher } from './fetch-page.ts'
import { replaceInside, typedNow } from './replace-inside.ts'

/** Separate: the page's own search continues. */
const { fetchPage } = pageFetcher()

/** Shows the result count of the modal's filters on its button. The page behind stays until the button is pressed. */
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

export const formAddress = (form: HTMLFormElement): string => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}
