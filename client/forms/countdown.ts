const SECOND_MS = 1000

/**
 * Counts down the seconds in a text (`data-countdown`), then removes the text, which reveals the button after it. A
 * throttled tab counts late; the server decides in any case.
 */
export const countDown = (root: Document | HTMLElement): void => {
  for (const note of root.querySelectorAll<HTMLElement>('[data-countdown]')) {
    // Inserted parts may be passed twice: with the page and by themselves.
    if ('counting' in note.dataset) continue
    let left = Number(note.dataset.countdown)
    note.dataset.counting = ''
    const text = note.textContent ?? ''
    const timer = setInterval(() => {
      note.textContent = text.replace(String(note.dataset.countdown), String(--left))
      if (left > 0 && note.isConnected) return
      clearInterval(timer)
      note.remove()
    }, SECOND_MS)
  }
}
