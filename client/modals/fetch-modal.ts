import { beginProgress } from '../boot/progress.ts'

/**
 * The open dialog of a page, ready to be put into this one. Null when the answer has none or is an error page: that
 * is worth a visit. 'failed' when there is no answer: a visit would only lose the page.
 */
export const fetchModal = async (address: string): Promise<HTMLDialogElement | null | 'failed'> => {
  const end = beginProgress()
  const text = await fetch(address)
    .then(async (answer) => ({ ok: answer.ok, html: await answer.text() }))
    .catch(() => null)
  end(text?.ok === true)
  if (text === null) return 'failed'
  return text.ok ? new DOMParser().parseFromString(text.html, 'text/html').querySelector('dialog.modal') : null
}
