import { beginProgress } from './progress.ts'

/** The open dialog of a page, ready to be put into this one; null when there is none, or no answer. */
export const fetchModal = async (address: string): Promise<HTMLDialogElement | null> => {
  const end = beginProgress()
  const text = await fetch(address)
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null)
  end(text !== null)
  return text === null ? null : new DOMParser().parseFromString(text, 'text/html').querySelector('dialog.modal')
}
