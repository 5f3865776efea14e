import { startProgress } from '../boot/progress.ts'

/**
 * Fetches a page's open dialog. Null for an error page or a page without one, which the caller should visit; 'failed'
 * without a response.
 */
export const fetchModal = async (href: string): Promise<HTMLDialogElement | null | 'failed'> => {
  const end = startProgress()
  const text = await fetch(href)
    .then(async (response) => ({ ok: response.ok, html: await response.text() }))
    .catch(() => null)
  end(text?.ok === true)
  if (text === null) return 'failed'
  return text.ok ? new DOMParser().parseFromString(text.html, 'text/html').querySelector('dialog.modal') : null
}
