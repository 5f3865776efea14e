const SECOND_MS = 1000

/**
 * Counts the seconds down that a text names (`data-countdown`); when they are over the text goes, and the button after
 * it is there. Counted by ticks, as nothing here reads the clock: a tab that sleeps counts late, and the server decides
 * in any case.
 */
export const countDown = (root: Document | HTMLElement): void => {
  for (const note of root.querySelectorAll<HTMLElement>('[data-countdown]')) {
    // When this code is late, what has come into a page meanwhile is found once in the page and once by itself.
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
