import type { PluralForms } from '../../markets/messages.ts'
import { fillPlural } from '../texts/fill-text.ts'

const SECOND_MS = 1000

/** Counts down the seconds in a text, then removes the text, which reveals the button after it. */
export const countDown = (root: Document | HTMLElement): void => {
  for (const note of root.querySelectorAll<HTMLElement>('[data-countdown]')) {
    // Inserted parts may be passed twice.
    if ('counting' in note.dataset) continue
    let left = Number(note.dataset.countdown)
    note.dataset.counting = ''
    const forms: PluralForms = JSON.parse(note.dataset.forms ?? '')
    const timer = setInterval(() => {
      note.textContent = fillPlural(forms, --left, document.documentElement.lang)
      if (left > 0 && note.isConnected) return
      clearInterval(timer)
      note.remove()
    }, SECOND_MS)
  }
}
