/** The open dialog of a page, ready to be put into this one; null when there is none, or no answer. */
export const fetchModal = async (address: string): Promise<HTMLDialogElement | null> => {
  try {
    const answer = await fetch(address)
    return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('dialog.modal')
  } catch {
    return null
  }
}
